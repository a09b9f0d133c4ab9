import { expect, test } from 'vitest'
import { isFlatWithin, lengthError } from './check-made.ts'

test.each([
  [147.25, null],
  [50, null],
  [160, null],
  [49.99, 'lengthOutOfRange'],
  [160.01, 'lengthOutOfRange'],
  [147.255, 'lengthStep'],
  [null, 'missing'],
] as const)('the length %j is evaluated as %j', (length, fieldError) => {
  expect(lengthError({ minLength: 50, maxLength: 160 }, length)).toBe(fieldError)
})

test.each([
  [1.6, true],
  [2.99, true],
  [1.59, false],
  [3, false],
  [null, false],
])('a flat at %j mm from the axis is on the head: %j', (distance, isWithin) => {
  expect(isFlatWithin({ from: 1.6, below: 3 }, distance)).toBe(isWithin)
  expect(isFlatWithin(null, distance)).toBe(false)
})
