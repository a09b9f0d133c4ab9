import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLength } from './check-length.ts'

const range = { minLength: 50, maxLength: 160 }

test.each([
  [147.25, null],
  [50, null],
  [160, null],
  [49.99, 'outOfRange'],
  [160.01, 'outOfRange'],
  [147.255, 'step'],
  [147.251, 'step'],
  [null, 'missing'],
] as const)('the length %j is judged %j', (length, refusal) => expect(checkLength(range, length)).toBe(refusal))

test('every hundredth within the range can be cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5000, max: 16000 }), (hundredths) => {
      expect(checkLength(range, hundredths / 100)).toBeNull()
    }),
  )
})
