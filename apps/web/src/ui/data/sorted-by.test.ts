import { expect, test } from 'vitest'
import { sortedBy } from './sorted-by.ts'

test('a column knows whether and how the list is sorted by it', () => {
  expect(sortedBy('email', 'email')).toBe('ascending')
  expect(sortedBy('-email', 'email')).toBe('descending')
  expect(sortedBy('-email', 'name')).toBeNull()
})
