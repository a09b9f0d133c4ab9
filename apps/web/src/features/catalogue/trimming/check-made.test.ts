import { expect, test } from 'vitest'
import { lengthError } from './check-made.ts'

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
