import { expect, test } from 'vitest'
import { countWear, presentWear } from './projects.ts'

const now = new Date('2026-03-02T08:00:00Z')
const inWeeks = (weeks: number) => new Date(now.getTime() + weeks * 7 * 24 * 60 * 60 * 1000)
const stated = { shots: 300_000, partLife: 500_000, shotsPerWeek: 20_000 }

test('parts are due when the shots per week have used up their life', () => {
  const wear = countWear(stated, null, now)
  expect(presentWear(wear, inWeeks(9.9))).toMatchObject({ dueAt: inWeeks(10).toISOString(), isDue: false })
  expect(presentWear(wear, inWeeks(10)).isDue).toBe(true)
})

test('without shots per week only a count says that parts are due', () => {
  const wear = countWear({ ...stated, shotsPerWeek: null }, null, now)
  expect(presentWear(wear, inWeeks(500))).toMatchObject({ dueAt: null, isDue: false })
  const again = countWear({ ...stated, shots: 500_000, shotsPerWeek: null }, wear, inWeeks(3))
  expect(presentWear(again, inWeeks(3))).toMatchObject({ dueAt: inWeeks(3).toISOString(), isDue: true })
})

test('the count keeps its moment until the shots change', () => {
  const wear = countWear(stated, null, now)
  expect(countWear({ ...stated, partLife: 600_000 }, wear, inWeeks(1)).countedAt).toBe(now.toISOString())
  expect(countWear({ ...stated, shots: 300_001 }, wear, inWeeks(1)).countedAt).toBe(inWeeks(1).toISOString())
})

test('a life that ends in no year of four digits has no date', () => {
  const wear = countWear({ shots: 0, partLife: 1_000_000_000, shotsPerWeek: 1 }, null, now)
  expect(presentWear(wear, now).dueAt).toBeNull()
})
