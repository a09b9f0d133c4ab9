import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from './read-mail.ts'

test.each([
  ['4 Auswerferhülsen nitriert 8x12x200 – dazu haben wir die Stifte noch', '4 × Auswerferhülsen nitriert 8x12x200'],
  ['4 ejector sleeves nitrided 8x12x200, we have the pins for them', '4 × ejector sleeves nitrided 8x12x200'],
  ['4 estrattori tubolari nitrurati 8x12x200, le spine le abbiamo già', '4 × estrattori tubolari nitrurati 8x12x200'],
  ['4 uitwerphulzen genitreerd 8x12x200, de kernpennen hebben we nog', '4 × uitwerphulzen genitreerd 8x12x200'],
  ['4 Führungssäulen 30x66x95, Buchsen haben wir', '4 × Führungssäulen 30x66x95'],
])('another part that the buyer has is none of the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['8 Schrauben M8x40 12.9 für den Zentrierring', '8 × Schrauben M8x40 12.9'],
  ['4 Auswerferhülsen 8x12x200 passend zu den Stiften', '4 × Auswerferhülsen 8x12x200'],
  ['4 core pins hardened 10x315 for the upper sleeve', '4 × core pins hardened 10x315'],
  ['4 core pins for the upper sleeve, hardened, 10x315', '4 × core pins, hardened, 10x315'],
  ["8 viti M8x40 12.9 per l'anello di centraggio", '8 × viti M8x40 12.9'],
  ['8 šroubů M8x40 12.9 na středicí kroužek', '8 × šroubů M8x40 12.9'],
  ['8 csavar M8x40 12.9 a központosító gyűrűhöz', '8 × csavar M8x40 12.9'],
])('the part with which another one goes is none of it: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  '4 Führungssäulen 30x66x95, die Buchsen haben wir nicht',
  '4 guide pillars 30x66x95, bushes too please',
  '4 guide pillars 30x66x95 for bushes, hardened',
  '4 guide pillars 30x66x95 for the ejector plate',
  '4 Führungssäulen 30x66x95 mit Buchsen',
  '4 Führungssäulen 30x66x95, Buchsen haben wir 2',
])('words that may mean more stay with the part: %s', (line) => {
  expect(readMailParts(line).join()).toMatch(/30x66x95,? \p{L}/u)
})

test('parts of a list that the buyer has are asked', () => {
  const rows = readMail('4 ejector sleeves nitrided 8x12x200, we have the pins\n6 ejector pins nitrided 8x200')
  expect(rows.map(({ quantity }) => quantity)).toEqual(['4', '6 ?'])
})
