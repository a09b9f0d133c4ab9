import { expect, test } from 'vitest'
import { newEntry } from '../../shared/lists/parts-list/list-entry.ts'
import { formatRows, lostRows } from './lost-rows.ts'

const cells = [
  ['Pos.', 'Menge', 'Benennung'],
  ['1', '2', 'Sonderteil\nnach Zeichnung'],
  ['', '', 'gehärtet'],
  ['2', '4', 'AZH-6x200'],
  ['3', '1', 'Haltering', ''],
]
const skipped = [{ row: 3, reason: 'joined' as const, text: 'gehärtet' }]
const sheet = { name: '', headers: [], headerRow: 0, rows: cells, guess: {} }
const table = { sheets: [sheet], at: 0, read: { rows: [], skipped } }
const entry = (row: number) => newEntry({ row })

test('rows are copied unchanged after their number, with continuation lines', () => {
  expect(formatRows(table, [entry(5), entry(2)])).toBe(
    '2\t1\t2\tSonderteil nach Zeichnung\n3\t\t\tgehärtet\n5\t3\t1\tHaltering',
  )
})

test('lost rows are those without a match and all skipped ones', () => {
  const unmatched = { ...entry(2), answer: { row: 2, status: 'unmatched' as const } }
  const found = { ...entry(4), answer: { row: 4, status: 'matched' as const } }
  const left = { ...found, isSkipped: true }
  expect(lostRows([unmatched, found])).toEqual({ unmatched: [unmatched], skipped: [] })
  expect(lostRows([{ ...unmatched, isSkipped: true }, left]).skipped).toHaveLength(2)
})
