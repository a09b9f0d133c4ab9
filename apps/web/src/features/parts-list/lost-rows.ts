import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import type { ImportedTable } from './use-imported-table.ts'

export type ListTable = Pick<ImportedTable, 'sheets' | 'at' | 'read'>

export interface LostRows {
  unmatched: readonly ListEntry[]
  skipped: readonly ListEntry[]
}

/** Rows that the buyer must order elsewhere: those without a part of the shop, and skipped ones. */
export function lostRows(entries: readonly ListEntry[]): LostRows {
  return {
    unmatched: entries.filter((entry) => stateOf(entry) === 'unmatched'),
    skipped: entries.filter((entry) => stateOf(entry) === 'skipped'),
  }
}

/** Formats unchanged rows after their number, to be pasted into a spreadsheet. */
export function formatRows(table: ListTable, entries: readonly ListEntry[]): string {
  const cells = table.sheets[table.at]?.rows ?? []
  const joined = new Set(table.read.skipped.filter(({ reason }) => reason === 'joined').map(({ row }) => row))
  const rows = entries
    .map(({ asked }) => asked.row)
    .sort((a, b) => a - b)
    .flatMap((row) => (joined.has(row + 1) ? [row, row + 1] : [row]))
  return rows.map((row) => [String(row), ...(cells[row - 1] ?? []).map(formatCell)].join('\t').trimEnd()).join('\n')
}

/** Spreadsheets would end the cell at a line break or tab. */
function formatCell(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}
