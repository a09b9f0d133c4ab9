import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

test('groups the entries of a day and keeps their order', () => {
  const entries = ['2026-05-02T09:00Z', '2026-05-02T08:00Z', '2026-05-01T23:00Z'].map((at) => ({ at }))
  expect(groupByDay(entries, (at) => at.slice(0, 10))).toEqual([
    { day: '2026-05-02', entries: entries.slice(0, 2) },
    { day: '2026-05-01', entries: entries.slice(2) },
  ])
})
