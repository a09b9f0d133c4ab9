import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Ferner eine neue Angussbuchse 18x4x40x56 gehärtet.', '1 × Angussbuchse 18x4x40x56 gehärtet'],
  ["Il nous faut aussi une nouvelle buse d'injection 18x4x40x56.", "1 × buse d'injection 18x4x40x56"],
  ['Ook nog een nieuwe centreerring 100x36x12 graag.', '1 × centreerring 100x36x12'],
  ['We also need a replacement locating ring 100x36x12.', '1 × a replacement locating ring 100x36x12'],
])('an article before a kind and "new" counts one: %s', (line, row) => {
  expect(readMailParts(line).at(-1)).toContain(row)
})

test.each([
  'Was kostet eine Hülse 5x8x150 nitriert?',
  'How much does a sleeve 5x8x150 cost?',
  'Combien coûte une douille 5x8x150 ?',
  '¿Cuánto cuesta un casquillo 5x8x150?',
  'Quanto costa una bussola 5x8x150?',
  'Wat kost een huls 5x8x150?',
  'Quanto custa uma bucha 5x8x150?',
])('an article in a question for the price counts nothing: %s', (question) => {
  expect(readMailParts(question).join()).not.toContain('×')
})

test.each([
  ['Was würden bei Ihnen 50 Auswerferstifte 5x160 nitriert kosten?', '50 × Auswerferstifte 5x160 nitriert'],
  ['Wat gaan 50 uitwerppennen 5x160 kosten?', '50 × uitwerppennen 5x160'],
  ['Koliko stane 50 izmetačev 5x160?', '50 × izmetačev 5x160'],
  ['Ile kosztuje 50 wypychaczy 5x160?', '50 × wypychaczy 5x160'],
  ['Mennyibe kerül 50 kidobócsap 5x160?', '50 × kidobócsap 5x160'],
])('a number in a question for the price counts: %s', (question, part) => {
  expect(readMailParts(question)).toEqual([part])
})

test.each([
  [
    'éjecteur nitruré 6x200 x10, éjecteur nitruré 8x250 x6',
    ['10 × éjecteur nitruré 6x200', '6 × éjecteur nitruré 8x250'],
  ],
  ['10 Stk AZN-6x200 | 4 Stk AHH-5x8x150', ['10 × AZN-6x200', '4 × AHH-5x8x150']],
  ['ejector pins nitrided 6x200 – ten', ['10 × ejector pins nitrided 6x200']],
  [
    'Buongiorno, in allegato il disegno; ci servono 8 estrattori 6x200 e 2 estrattori tubolari 5x8x150.',
    ['8 × estrattori 6x200', '2 × estrattori tubolari 5x8x150'],
  ],
])('parts in one line: %s', (line, parts) => {
  expect(readMailParts(line)).toEqual(parts)
})

test.each([
  ['1 Thermoelement 1,5x50 Typ K', '1 × Thermoelement 1,5x50 Typ K'],
  ['Pour les vis, 20 vis CHC M10x30 classe 12.9.', '20 × vis CHC M10x30 classe 12.9'],
  ['12 Verschlussschrauben G1/4 wären auch nicht schlecht.', '12 × Verschlussschrauben G1/4'],
  ["10 nitrided ejector pins 6x200 wouldn't go amiss", '10 × nitrided ejector pins 6x200'],
  ['and 4 sleeves 5x8x150 hardened cheers', '4 × sleeves 5x8x150 hardened'],
])('words of courtesy around a part are left out, those of its type are kept: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
