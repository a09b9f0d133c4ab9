import type { ImportedRow } from '@normwerk/contract/parts-list'
import { expect, test } from 'vitest'
import { newEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import type { TypedLine } from './order-lines.ts'
import { nextToAdd, withDraft, withoutSettled } from './quick-lines.ts'

const line = (key: number, requested: string): TypedLine => ({ key, requested, quantity: '', others: {} })
const entry = (row: number, status: ImportedRow['status'] | null) => ({
  ...newEntry({ row, articleNo: 'AZH-6x200' }),
  answer: status === null ? null : { row, status },
})
const rowsOf = (entries: readonly { asked: { row: number } }[]) => entries.map(({ asked }) => asked.row)

test('clear lines are added in the order typed, and wait for an earlier line that is still checked', () => {
  const entries = [entry(1, 'suggested'), entry(2, 'matched'), entry(3, 'matched'), entry(4, null), entry(5, 'matched')]
  expect(rowsOf(nextToAdd(entries))).toEqual([2, 3])
  expect(rowsOf(nextToAdd(entries.filter(({ asked }) => asked.row !== 4)))).toEqual([2, 3, 5])
})

test('there is always a line to type in', () => {
  expect(withDraft([])).toEqual([line(1, '')])
  expect(withDraft([line(4, 'AZH')])).toEqual([line(4, 'AZH')])
})

test('a reload restores open and half-typed lines, but not those that are being added', () => {
  const order = {
    lines: [line(1, 'DIN 1530 A 6x200'), line(2, 'AZH-6x200'), line(3, 'AZH-6')],
    entries: [entry(1, 'suggested'), entry(2, 'matched')],
  }
  const { lines, entries } = withoutSettled(order)
  expect(lines.map(({ key }) => key)).toEqual([1, 3])
  expect(rowsOf(entries)).toEqual([1])
})
