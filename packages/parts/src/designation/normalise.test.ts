import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'

test.each([
  ['\u01fe6 × 160', 'ø6 x 160'],
  ["5'\u0301' x 160", '5" x 160'],
  ['160 \u219b 147', '160 -> 147'],
  ['66 mm + 95 mm', '66 mm/95 mm'],
  ['M8x120 cl.12.9', 'M8x120 cl. 12.9'],
  ['30 mm – 66,5 mm – 115 mm', '30 mm x 66.5 mm x 115 mm'],
])('%s is written like a text without accents', (written, plain) => {
  expect(normalise(written)).toBe(plain)
})

test('a normalised text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (written) => {
      const plain = normalise(written)
      expect(normalise(plain)).toBe(plain)
    }),
  )
})
