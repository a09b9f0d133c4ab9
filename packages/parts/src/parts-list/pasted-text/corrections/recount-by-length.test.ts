import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const parts = '16 pins 8x250\n16 pins 8x315\n2 bushes bronze 24x56'

test.each([
  'of the 315 ones only 8',
  'the 315s only 8 please',
  'von den 315ern nur 8',
  'die 315er bitte nur 8 Stück',
  'ceux de 315, seulement 8',
  'quelli da 315 solo 8',
  'ah de los de 315 mejor solo 8',
  'van de 315 maar 8',
  'z tych 315 tylko 8',
])('a part that is named by its length alone gets new pieces: %s', (line) => {
  expect(readMailParts(`${parts}\n${line}`)).toEqual(['16 × pins 8x250', '8 × pins 8x315', '2 × bushes bronze 24x56'])
})

test('one of several parts of a length is asked', () => {
  expect(readMailParts('16 pins 8x315\n16 pins 6x315\n\nof the 315 ones only 8')).toEqual([
    '16 ? × pins 8x315',
    '16 ? × pins 6x315',
  ])
})

test.each(['tool 315 runs on 8 cavities', 'the 500 EUR limit is 8'])('other numbers change nothing: %s', (line) => {
  expect(readMailParts(`${parts}\n${line}`)).toEqual(readMailParts(parts))
})
