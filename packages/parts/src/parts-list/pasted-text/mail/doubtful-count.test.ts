import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['über 10 Stück Auswerferstift nitriert 6x200', '10 ?'],
  ['Auswerferstift nitriert 6x200, 10 Stück / Monat', '10 ?'],
  ['Auswerferstift nitriert 6x200: 5 Stück + 10 %', '5 ?'],
  ['Auswerferstift nitriert 6x200, je 4 Stück links und rechts', '4 ?'],
  ['4 links, 4 rechts Auswerferstift nitriert 6x200', '4 ?'],
  ['no more than 10 ejector pins nitrided 6x200', '10 ?'],
  ['ejector pin nitrided 6x200, 10 per month', '10 ?'],
  ['4 left and 4 right ejector pin nitrided 6x200', '4 ?'],
  ['ejector pin nitrided 6x200, 12 (ten)', '12 ?'],
  ['10 pcs? ejector pin nitrided 6x200', '10 ?'],
  ['maybe 10 ejector pins nitrided 6x200', '10 ?'],
  ['éjecteur nitruré 6x200, plus de 10', '10 ?'],
  ['éjecteur nitruré 6x200, 4 par côté', '4 ?'],
  ['estrattore nitrurato 6x200 (più di 10)', '10 ?'],
  ['estrattore nitrurato 6x200: 10 al mese', '10 ?'],
  ['ciento veinte uds expulsor nitrurado 6x200', '20 ?'],
  ['menos de 10 expulsor nitrurado 6x200', '10 ?'],
  ['najwyżej 10 wypychacz azotowany 6x200', '10 ?'],
  ['po 4 vlevo a vpravo vyhazovač nitridovaný 6x200', '4 ?'],
  ['minder dan 10 uitwerppen genitreerd 6x200', '10 ?'],
  ['extrator nitretado 6x200, 10 por mês', '10 ?'],
  ['több mint 10 nitridált kilökő 6x200', '10 ?'],
  ['aruncător nitrurat 6x200 - peste 10', '10 ?'],
  ['färre än 10 utstötarstift nitrerad 6x200', '10 ?'],
  ['izmetač nitriran 6x200, 2 para', '2 ?'],
])('leaves pieces open that are a limit, a rate or of one side: %s', (line, quantity) => {
  expect(readMailParts(line).map((part) => part.split(' × ')[0])).toEqual([quantity])
})

test.each([
  ['Auswerferstift nitriert 6x200\n10 Stück, vielleicht 12', '10 ?'],
  ['Auswerferstift nitriert 6x200\n5 Stück + 1 Ersatz', '5 ?'],
  ['estrattore nitrurato 6x200\nda 10 a 12 pz', '12 ?'],
  ['éjecteur nitruré 6x200\n10 à 12 pièces', '12 ?'],
])('leaves the pieces below a part open that have another number beside them: %s', (text, quantity) => {
  expect(readMailParts(text).map((part) => part.split(' × ')[0])).toEqual([quantity])
})

test.each([
  'Can you send 10 ejector pins nitrided 6x200?',
  'Can you bike over 10 ejector pins nitrided 6x200',
  '10 db nitridált kilökő 6x200, oldalanként öt',
  'ejector pin nitrided 6x200, 10 (ten)',
  'Auswerferstift nitriert 6x200\nMenge: 10 Stück   Termin: 10/12/2026',
])('takes pieces that are stated exactly: %s', (line) => {
  expect(readMailParts(line).map((part) => part.split(' × ')[0])).toEqual(['10'])
})

test.each(['10 uitwerpers 6x200, nee 12', '10 utstötare 6x200, nej 12', '10 kilökő 6x200, nem, 12'])(
  'a number behind the part that takes back the one before it is asked about: %s',
  (line) => {
    expect(readMailParts(line)).toEqual([expect.stringMatching(/^10 \? × /)])
  },
)
