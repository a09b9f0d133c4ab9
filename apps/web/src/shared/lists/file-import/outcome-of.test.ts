import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const nothing = { rows: 3, added: 0, changed: 0, unchanged: 3, changes: [], refused: [] }

test('the outcome of a report', () => {
  expect(outcomeOf(nothing)).toBe('nothing')
  expect(outcomeOf({ ...nothing, added: 1 })).toBe('ready')
  expect(outcomeOf({ ...nothing, changed: 1 })).toBe('ready')
})

test('one rejected row holds back all others', () => {
  expect(outcomeOf({ ...nothing, added: 2, refused: [{ row: 3, text: 'x', reason: 'unknown' }] })).toBe('rejected')
})
