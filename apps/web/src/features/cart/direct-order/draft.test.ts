import type { ImportedRow } from '@normwerk/contract/parts-list'
import { expect, test } from 'vitest'
import { newEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import { withDraft, withoutSettled } from './draft.ts'
import type { TypedLine } from './order-lines.ts'

const line = (key: number, requested: string): TypedLine => ({ key, requested, quantity: '', others: {} })
const entry = (row: number, status: ImportedRow['status']) => ({
  ...newEntry({ row, articleNo: 'AZH-6x200' }),
  answer: { row, status },
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
  expect(entries.map(({ asked }) => asked.row)).toEqual([1])
})
