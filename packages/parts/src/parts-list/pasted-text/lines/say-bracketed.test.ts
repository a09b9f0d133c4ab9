import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test('numbers in brackets behind each part of a line are pieces', () => {
  expect(readMailParts('core pins hardened 4x125 (18), 5x125 (12) and 6x160 (6)')).toEqual([
    '18 × core pins hardened 4x125',
    '12 × core pins hardened 5x125',
    '6 × core pins hardened 6x160',
  ])
})

test('a number in brackets behind only one of the parts may be a note', () => {
  expect(readMailParts('12 core pins hardened 4x125 and 5x125 (6)').join()).not.toMatch(/(?:^|,)6 ×/)
})
