import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Angussbuchse nitriert 18 x 3,5, Radius 15,5, Länge 56: 2',
  'sprue bush nitrided 18 x 3.5, radius 15.5, length 56: 2',
])('the number behind the colon of a length counts the pieces: %s', (line) => {
  expect(readMailParts(line)).toEqual([`2 × ${line.slice(0, -3)}`])
})
