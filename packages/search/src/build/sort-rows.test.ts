import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drain } from './begin-index.ts'
import { sortRows } from './sort-rows.ts'

describe('rows sorted in steps', () => {
  it('are in the order of a sort at once', () => {
    const sizes = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1000, max: 9000 }))
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 1000 }), (size, spread) => {
        const compare = (a: number, b: number) => ((a * 7919) % spread) - ((b * 7919) % spread) || a - b
        const expected = Array.from({ length: size }, (_, row) => row).sort(compare)
        expect([...drain(sortRows(size, compare))]).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })

  it('leave room for other work at every few thousand', () => {
    const steps = sortRows(100_000, (a, b) => b - a)
    let pauses = 0
    while (!steps.next().done) pauses++
    expect(pauses).toBeGreaterThan(100)
  })
})
