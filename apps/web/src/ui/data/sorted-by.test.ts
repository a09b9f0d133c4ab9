import { expect, test } from 'vitest'
import { sortedBy } from './sorted-by.ts'

test('returns the direction of the sorted column and null for the others', () => {
  expect(sortedBy('email', 'email')).toBe('ascending')
  expect(sortedBy('-email', 'email')).toBe('descending')
  expect(sortedBy('-email', 'name')).toBeNull()
})
