import type { ImportedRow } from '@normwerk/contract/parts-list'
import { expect, test } from 'vitest'
import { newEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import { nextToAdd } from './next-to-add.ts'

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
