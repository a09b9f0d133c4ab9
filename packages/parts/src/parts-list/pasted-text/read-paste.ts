import { type ReadRows, readRows } from '../rows/read-rows.ts'
import { readPastedTable } from './tables/read-pasted-table.ts'

/** Reads the rows of a pasted text and guesses its columns. */
export function readPaste(text: string): ReadRows {
  const { rows, headerRow, columns } = readPastedTable(text)
  return readRows(rows, headerRow, columns)
}
