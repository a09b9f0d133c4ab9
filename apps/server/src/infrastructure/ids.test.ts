import { describe, expect, it } from 'vitest'
import { createIds } from './ids.ts'

describe('ids', () => {
  it('are UUIDs of version 7 that carry the time', () => {
    const id = createIds({ now: () => new Date(0x0123_4567_89ab) }).next()
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('sort in the order in which they were created, also within a millisecond and when the clock is set back', () => {
    let time = 1_000_000
    const ids = createIds({ now: () => new Date(time) })
    const made = Array.from({ length: 10_000 }, (_, count) => {
      if (count === 6000) time -= 1000
      return ids.next()
    })
    expect(new Set(made).size).toBe(made.length)
    expect(made.toSorted()).toEqual(made)
  })
})
