import { expect, test } from 'vitest'
import { statedWear, wearEntryOf } from './wear-entry.ts'

const empty = wearEntryOf(null)

test('an empty form says nothing about wear, and shots need a life', () => {
  expect(statedWear(empty)).toBeNull()
  expect(statedWear({ ...empty, shots: 0 })).toBeUndefined()
  expect(statedWear({ ...empty, partLife: 500_000 })).toBeUndefined()
  expect(statedWear({ ...empty, shotsPerWeek: 10 })).toBeUndefined()
  expect(statedWear({ ...empty, shots: 0, partLife: 500_000 })).toEqual({
    shots: 0,
    partLife: 500_000,
    shotsPerWeek: null,
  })
})
