import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedErrors, typingDistance } from './typing-errors.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

describe('typing errors', () => {
  it.each([
    ['stift', 'stift', 0],
    ['stfit', 'stift', 1],
    ['stif', 'stift', 1],
    ['stifft', 'stift', 1],
    ['steft', 'stift', 1],
    ['tsitf', 'stift', 2],
    ['', 'stift', 5],
  ])('%s is %s with %i', (typed, meant, errors) => {
    expect(typingDistance(typed, meant).whole).toBe(errors)
  })

  it('are none against the opening of the word meant', () => {
    expect(typingDistance('aus', 'auswerfer')).toEqual({ whole: 6, opening: 0 })
  })

  it('are the same in both directions, and at most the length of the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const { whole, opening } = typingDistance(a, b)
        expect(whole).toBe(typingDistance(b, a).whole)
        expect(whole).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(whole === 0).toBe(a === b)
        expect(opening).toBeLessThanOrEqual(whole)
      }),
    )
  })

  it('are allowed by length, and never in numbers', () => {
    expect(['pin', 'kern', 'gehartet', '1530', 'm12'].map(allowedErrors)).toEqual([0, 1, 2, 0, 0])
  })
})
