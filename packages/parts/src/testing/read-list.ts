import { guessTable } from '../parts-list/columns/guess-table.ts'
import { type ReadRows, readRows } from '../parts-list/rows/read-rows.ts'

/** Returns the cells of a list that is written with one line per row, cells between bars; `¶` is a line break in one. */
export function cellsOf(text: string): string[][] {
  const lines = text.trim().split('\n')
  return lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll('¶', '\n')))
}

/** Reads the rows of a list with the columns that are guessed. */
export function readList(rows: readonly (readonly string[])[]): ReadRows {
  const { headerRow, columns } = guessTable(rows)
  return readRows(rows, headerRow, columns)
}
