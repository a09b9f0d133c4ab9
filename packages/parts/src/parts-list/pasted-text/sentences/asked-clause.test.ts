import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Partiram-se dois extratores nitretados 6x200, mandem seis.', '6 × extratores nitretados 6x200'],
  ['Eltört két kilökő 5x160 nitridált, küldjetek négyet.', '4 × kilökő 5x160 nitridált'],
  ['S-au rupt două aruncătoare nitrurate 5x200, trimiteți patru.', '4 × aruncătoare nitrurate 5x200'],
  ['Včera se zlomily dva vyhazovače kalené 4x160, pošlete prosím rovnou osm.', '8 × vyhazovače kalené 4x160'],
  ['Two sleeves 5x8x150 hardened have cracked, please send four.', '4 × sleeves 5x8x150 hardened'],
  ['We snapped two sleeves 5x8x150 hardened last night. Can you send three?', '3 × sleeves 5x8x150 hardened'],
  ['Uns sind drei Kernstifte 6x200 abgebrochen; bitte senden Sie uns vier Stück als Ersatz.', '4 × Kernstifte 6x200'],
  ['Nous avons cassé deux éjecteurs 5x200 cette nuit, envoyez-nous-en quatre.', '4 × éjecteurs 5x200'],
  ['Gisteren zijn er twee uitwerppennen 5x200 gebroken, stuur er vier voor de zekerheid.', '4 × uitwerppennen 5x200'],
  ['Due estrattori 5x200 si sono spezzati, mandatecene quattro di scorta.', '4 × estrattori 5x200'],
  ['Three pins 6x160 snapped, so please send six to be safe.', '6 × pins 6x160'],
  ['Three pins 6x160 snapped, please send half a dozen.', '6 × pins 6x160'],
])('pieces that are asked for behind lost ones: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  ['We settled on nitrided pins 6x160, of which we will need ten.', '10 × nitrided pins 6x160'],
  ['Estrattori temprati 4x160, me ne servono dodici.', '12 × Estrattori temprati 4x160'],
  ['Kernstifte 5x160 gehärtet, davon nehmen wir zehn. Der Fahrer kommt am Freitag.', '10 × Kernstifte 5x160 gehärtet'],
  ['Sleeve 5x8x175 hardened, 2 please, but trim both to 162.5', '2 × Sleeve 5x8x175 hardened, but trim both to 162.5'],
])('pieces in a clause behind a part: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test('a part that goes along with another one', () => {
  expect(readMailParts('two pillars 22x46x75 along with two bushes 22x46')).toEqual([
    '2 × pillars 22x46x75',
    '2 × bushes 22x46',
  ])
})

test.each([
  ['Twelve pins 6x160 nitrided, please send four.', '12 × pins 6x160 nitrided, please send four.'],
  ['Bitte zwölf Auswerfer 6x160, schicken Sie vier.', '12 × Auswerfer 6x160, schicken Sie vier.'],
])('another number stays with the part, so that it is asked: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each(['Die Auswerfer 6x160 sind gebrochen, bitte ca. vier senden.', 'Pins 6x160, please send over four.'])(
  'a rough number is open: %s',
  (line) => {
    expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
  },
)

test.each([
  ['Gli estrattori nitrurati 5x200, di quelli mandamene dodici, grazie', '12 × estrattori nitrurati 5x200'],
  ['Os extratores nitretados 5x200, desses manda doze, está bem?', '12 × extratores nitretados 5x200'],
  ['Jedrni zatiči kaljeni 5x160, teh rabimo osem.', '8 × Jedrni zatiči kaljeni 5x160'],
])('a clause that asks for pieces "of those": %s', (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})
