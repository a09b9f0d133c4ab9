import type { ImportedRow } from '@normwerk/contract/parts-list'
import { expect, test } from 'vitest'
import { assumptionOf, newEntry } from '../../shared/lists/parts-list/list-entry.ts'
import { countStates, entriesOf, firstFilter, groupsOf, nextFilter } from './result-filter.ts'

const entry = (row: number, answer: Omit<ImportedRow, 'row'> | null) => ({
  ...newEntry({ row }),
  answer: answer === null ? null : { row, ...answer },
})
const matched = Array.from({ length: 20 }, (_, row) => entry(row, { status: 'matched' }))
const unmatched = entry(50, { status: 'unmatched' })
const invalid = entry(51, { status: 'invalid' })

test('a long list first shows rows that the buyer must settle, a short one shows everything', () => {
  expect(firstFilter([...matched, invalid, unmatched])).toBe('unmatched')
  expect(firstFilter(matched)).toBe('all')
  expect(firstFilter([unmatched, invalid])).toBe('all')
})

test('the next filter names the unsettled rows kind by kind', () => {
  expect(nextFilter([...matched, invalid, unmatched])).toBe('unmatched')
  expect(nextFilter([...matched, { ...unmatched, isSkipped: true }, invalid])).toBe('invalid')
  expect(nextFilter(matched)).toBeNull()
})

test('rows are counted and found by their state', () => {
  const entries = [...matched, unmatched, { ...invalid, isSkipped: true }]
  expect(countStates(entries)).toMatchObject({ matched: 20, unmatched: 1, invalid: 0, skipped: 1 })
  expect(entriesOf('skipped', entries)).toHaveLength(1)
})

test('two or more rows that leave the same open form a group', () => {
  const offered = { status: 'suggested', productDimensionId: 'a', assumed: ['material'] } as const
  const cut = { ...offered, assumed: ['length' as const] }
  const entries = [
    entry(1, { ...offered, assumed: ['material'] }),
    entry(2, { ...offered, assumed: ['material'] }),
    entry(3, cut),
  ]
  expect([...groupsOf(entries, assumptionOf)].map(([key, group]) => [key, group.length])).toEqual([['material', 2]])
})
