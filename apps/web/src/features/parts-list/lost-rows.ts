import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import type { ImportedTable } from './use-imported-table.ts'

export type ListTable = Pick<ImportedTable, 'sheets' | 'at' | 'read'>

export interface LostRows {
  unmatched: readonly ListEntry[]
  skipped: readonly ListEntry[]
}

/** What the buyer has to get elsewhere: rows for which the shop has no part, and those he left out. */
export function lostRows(entries: readonly ListEntry[]): LostRows {
  return {
    unmatched: entries.filter((entry) => stateOf(entry) === 'unmatched'),
    skipped: entries.filter((entry) => stateOf(entry) === 'skipped'),
  }
}

/** Rows as they stood, each behind its number, to be pasted into a spreadsheet. */
export function formatRows(table: ListTable, entries: readonly ListEntry[]): string {
  const cells = table.sheets[table.at]?.rows ?? []
  const joined = new Set(table.read.skipped.filter(({ reason }) => reason === 'joined').map(({ row }) => row))
  const rows = entries
    .map(({ asked }) => asked.row)
    .sort((a, b) => a - b)
    .flatMap((row) => (joined.has(row + 1) ? [row, row + 1] : [row]))
  return rows.map((row) => [String(row), ...(cells[row - 1] ?? []).map(formatCell)].join('\t').trimEnd()).join('\n')
}

/** A line break or tab within a cell would be read as the end of it. */
function formatCell(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}
