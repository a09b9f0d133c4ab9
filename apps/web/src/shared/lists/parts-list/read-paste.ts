import { type ReadRows, readRows } from '@normwerk/parts/parts-list/read-rows'
import { readPastedTable } from './read-pasted-table.ts'

/** The rows of what was pasted, its columns as they are guessed. */
export function readPaste(text: string): ReadRows {
  const { rows, headerRow, columns } = readPastedTable(text)
  return readRows(rows, headerRow, columns)
}
