import { expect, test } from 'vitest'
import { isBackwards, readDay } from './period.ts'

test('a period notices an end before the beginning', () => {
  expect(isBackwards({ from: '2026-02-01', to: '2026-01-31' })).toBe(true)
  expect(isBackwards({ from: '2026-02-01', to: '2026-02-01' })).toBe(false)
  expect(isBackwards({ from: null, to: '2026-02-01' })).toBe(false)
})

test.each([
  ['2026-02-28', '2026-02-28'],
  ['0202-02-28', null],
  ['2026-2-8', null],
  ['2026-02-30', null],
  ['', null],
])('%s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
