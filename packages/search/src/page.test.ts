import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectPage } from './page.ts'

describe('a page', () => {
  it('has the items that sorting everything and cutting would give', () => {
    const values = fc.array(
      fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 0xfffffffe })),
    )
    fc.assert(
      fc.property(values, fc.boolean(), fc.nat(50), fc.nat(50), (list, descending, start, size) => {
        const from = Math.min(start, list.length)
        const to = Math.min(from + size, list.length)
        const sorted = list
          .map((value, place) => ({ value, place }))
          .sort((a, b) => {
            if (a.value === 0 || b.value === 0) return Number(a.value === 0) - Number(b.value === 0)
            return descending ? b.value - a.value : a.value - b.value
          })
        expect(selectPage(Uint32Array.from(list), descending, from, to)).toEqual(
          sorted.slice(from, to).map(({ place }) => place),
        )
      }),
      { numRuns: 500 },
    )
  })
})
