import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { isCountedNoun, readCountedNoun } from './counted-noun.ts'

test.each([
  ['6 Verschlussstopfen 1/4 Zoll', '6', 'Verschlussstopfen 1/4 Zoll'],
  ['4 guide bushes to suit 22 mm pillars', '4', 'guide bushes to suit 22 mm pillars'],
  ['1 bague de centrage Ø 100', '1', 'bague de centrage Ø 100'],
  ['4 portagomma', '4', 'portagomma'],
  ['2 centreringsringar Ø 100', '2', 'centreringsringar Ø 100'],
  ['2 centrirna obroča Ø 100', '2', 'centrirna obroča Ø 100'],
])('the number before a noun counts it: %s', (text, quantity, requested) => {
  expect(readCountedNoun(text)).toEqual({ requested, quantity })
})

test.each([
  '160 lange Auswerfer',
  '20 Tage Lieferzeit',
  '3 pcs',
  '6 gehärtete',
  '0 tappi',
  '6 tappi 1/4, 4 portagomma',
])('another number: %s', (text) => {
  expect(readCountedNoun(text)).toBeNull()
})

test.each(['2 kürzere', '4 Stück', '2 for mould A', '3 pins 6x160'])('no noun of its own: %s', (text) => {
  expect(isCountedNoun(text)).toBe(false)
})

test.each([
  [
    '6 zárócsavar 1/4, 4 tömlővég és 2 központosító gyűrű Ø 100',
    ['6 × zárócsavar 1/4', '4 × tömlővég', '2 × központosító gyűrű Ø 100'],
  ],
  [
    '6 tappi 1/4, 4 portagomma e 2 anelli di centraggio diametro 100',
    ['6 × tappi 1/4', '4 × portagomma', '2 × anelli di centraggio diametro 100'],
  ],
  [
    'Merci : 6 bouchons 1/4, 4 raccords, 1 bague de centrage Ø 100.',
    ['6 × bouchons 1/4', '4 × raccords', '1 × bague de centrage Ø 100'],
  ],
  [
    'Please send 6 plugs 1/4 inch, 4 hose nipples and 2 locating rings 100 dia.',
    ['6 × plugs 1/4 inch', '4 × hose nipples', '2 × locating rings 100 dia'],
  ],
  ['8 imbusových šroubů M8x30 a 2 závěsná oka M12', ['8 × imbusových šroubů M8x30', '2 × závěsná oko M12']],
  ['Segundo a lista faltam: 3 un. 12x250, 2 un. 14x250 e 1 un. 16x250.', ['3 × 12x250', '2 × 14x250', '1 × 16x250']],
])('goods of a sentence, each with its number: %s', (mail, parts) => {
  expect(readMailParts(mail)).toEqual(parts)
})
