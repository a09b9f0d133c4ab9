import { expect, test } from 'vitest'
import { addWorkingDays } from './add-working-days.ts'

test.each([
  ['2026-11-16T08:00:00Z', 0, '2026-11-16'],
  ['2026-11-16T08:00:00Z', 4, '2026-11-20'],
  ['2026-11-16T08:00:00Z', 5, '2026-11-23'],
  ['2026-11-20T23:00:00Z', 1, '2026-11-23'],
  ['2026-11-21T08:00:00Z', 0, '2026-11-23'],
  ['2026-11-21T08:00:00Z', 1, '2026-11-23'],
])('%s plus %i working days', (from, days, date) => {
  expect(addWorkingDays(new Date(from), days)).toBe(date)
})
