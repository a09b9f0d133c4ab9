import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

function quantitiesOf(text: string): (string | undefined)[] {
  return readMailParts(text).map((part) => part.split(' × ')[0])
}

test.each([
  'Auswerferstift nitriert 6x200, 10 Stück, nur anbieten',
  'Auswerferstift nitriert 6x200, 10 Stück\n(noch nicht freigegeben)',
  'bitte löschen: 10 Stück Auswerferstift nitriert 6x200',
  'vielleicht noch 10 Auswerferstifte nitriert 6x200',
  'ejector pin nitrided 6x200 (on hold), 10 pcs',
  'ejector pin nitrided 6x200 - 10 pcs - quote only',
  '10 pcs ejector pin nitrided 6x200\nto be confirmed',
  'if the price is ok, 10 ejector pins nitrided 6x200',
  '10 pièces éjecteur nitruré 6x200 (en attente)',
  'estrattore nitrurato 6x200, 10 pz, da confermare',
  'expulsor nitrurado 6x200: 10 uds, no hace falta',
  '10 szt wypychacz azotowany 6x200\ntylko oferta',
  '10 ks vyhazovač nitridovaný 6x200 (k potvrzení)',
  'uitwerppen genitreerd 6x200, 10 stuks, nog te bevestigen',
  'talvez 10 extrator nitretado 6x200',
  'nitridált kilökő 6x200, 10 db, elmarad',
  'aruncător nitrurat 6x200 (de confirmat), 10 buc',
  'utstötarstift nitrerad 6x200, 10 st, endast offert',
  'izmetač nitriran 6x200, 10 kos, še ni potrjeno',
])('leaves a part open that is perhaps not ordered: %s', (text) => {
  expect(quantitiesOf(text)).toEqual(['10 ?'])
})

test.each([
  '10 pcs ejector pin nitrided 6x160\nor 6x200',
  'éjecteur nitruré 6x160 à 6x200, chaque 10 pièces',
  'ejector pin nitrided 6x160 - 6x200, each 10 pcs',
])('leaves both parts of a choice or a range open: %s', (text) => {
  expect(quantitiesOf(text).every((quantity) => !/^\d+$/.test(quantity ?? ''))).toBe(true)
})

test.each([
  ['6 O-Ring FKM 20x2, vielleicht noch 10 Auswerferstifte nitriert 6x200', ['6', '10 ?']],
  ['6 O-Ring FKM 20x2 (optional)\n10 Auswerferstifte nitriert 6x200', ['6 ?', '10']],
  ['10 Auswerferstifte nitriert 6x200, falls lagernd', ['10']],
  ['Se tiverem em stock, juntem 10 extratores nitretados 6x200', ['10']],
  ['O molde leva uma bucha de injeção temperada 24x4x40x96', ['1']],
])('leaves only the part open that the words are about: %s', (text, quantities) => {
  expect(quantitiesOf(text)).toEqual(quantities)
})

test('the Romanian "and" is no "if"', () => {
  expect(quantitiesOf('Ne mai trebuie și prețul la 4 știfturi cilindrice 8x40')).toEqual(['4'])
})

test('the Czech "and" is no "to"', () => {
  expect(quantitiesOf('vyhazovače kalené 6x160 a 8x200, po 10 ks')).toEqual(['10', '10'])
  expect(quantitiesOf('10 estrattori temprati da 6x160 a 8x160')[0]).not.toBe('10')
})
