import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleKey, numberBytes } from './article-key.ts'
import { compareNaturally } from './compare-keys.ts'

const key = fc.string({ unit: fc.constantFrom('A', 'X', '1', '2', '0', '.', '-'), maxLength: 8 }).map(articleKey)

function compare(a: string, b: string): number {
  return Math.sign(compareNaturally(numberBytes(a), 0, a.length, numberBytes(b), 0, b.length))
}

describe('the natural order of numbers', () => {
  it('goes by value', () => {
    const sorted = ['3X100', '3.2X90', '3.2X100', '3.2X100DLC', '3.25X10', '10X5', 'A2', 'A10']
    expect(sorted.toReversed().toSorted(compare)).toEqual(sorted)
  })

  it('is a total order: antisymmetric, equal only for the same key, transitive', () => {
    fc.assert(
      fc.property(key, key, key, (a, b, c) => {
        expect(compare(a, b) + compare(b, a)).toBe(0)
        expect(compare(a, b) === 0).toBe(a === b)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('compares keys whose key is the key itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(articleKey(articleKey(text))).toBe(articleKey(text))
      }),
    )
  })
})
