import { expect, test } from 'vitest'
import { toInstant, toLocalMoment } from './local-moment.ts'

test('a moment survives the field, also on days when the clock changes', () => {
  for (const instant of ['2026-11-04T07:00:00.000Z', '2026-07-01T22:30:00.000Z', '2026-10-25T05:00:00.000Z'])
    expect(toInstant(toLocalMoment(instant))).toBe(instant)
})

test('an incomplete field is no moment', () => {
  expect([toInstant(''), toInstant('2026-13-01T00:00'), toLocalMoment(null)]).toEqual([null, null, ''])
})
