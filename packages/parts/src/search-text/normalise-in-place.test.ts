import { expect, test } from 'vitest'
import { normalise } from '../designation/normalise.ts'
import { normaliseInPlace } from './normalise-in-place.ts'

const printable = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(0x21 + at))

test.each([...printable, 'ä', 'Ø', '×', '–', '½', '…'])('%s is written as everywhere else', (sign) => {
  expect(normaliseInPlace(`a${sign}b`).plain).toBe(normalise(`a${sign}b`))
})

test('every character knows its place in the text', () => {
  const { plain, places } = normaliseInPlace('Ø6,5 × 160 für')
  expect(plain).toBe('ø6.5 x 160 fuer')
  expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 14])
})
