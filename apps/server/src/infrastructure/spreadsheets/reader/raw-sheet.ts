import type { CellValue } from 'hucre/xlsx'
import { limits, SpreadsheetError } from '../sheet.ts'
import { formatCell } from './format-cell.ts'

/** Filled cells of a row by column. */
export type RawRow = Map<number, string>

/** Merged cells, from and to row and column, counted from 0. */
export interface Merge {
  startRow: number
  endRow: number
  startCol: number
}

export interface RawSheet {
  name: string
  /** Filled rows by index. */
  rows: Map<number, RawRow>
  merges: readonly Merge[]
  pagesWithoutText?: number[]
}

/** Collects rows one after the other and stops as soon as there are too many, because most of a sheet may be empty. */
export function createCollector() {
  let cells = 0
  let characters = 0
  return (rows: Map<number, RawRow>, index: number, values: readonly (CellValue | undefined)[]): void => {
    const row: RawRow = new Map()
    values.forEach((value, column) => {
      const text = formatCell(value ?? null)
      if (text === '') return
      if (column >= limits.columns) throw new SpreadsheetError('fileTooLarge', 'columns')
      // For example if a quote never ends.
      if (text.length > limits.charactersOfCell) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'a cell without end')
      row.set(column, text)
      cells += 1
      characters += text.length
    })
    if (row.size === 0) return
    const isSomewhere = Number.isSafeInteger(index) && index >= 0 && index < limits.rowNumber
    if (!isSomewhere) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'a row nowhere')
    rows.set(index, row)
    if (rows.size > limits.rows) throw new SpreadsheetError('tooManyRows', `more than ${limits.rows}`)
    const isTooMuch = cells > limits.cells || characters > limits.characters
    if (isTooMuch) throw new SpreadsheetError('fileTooLarge', 'cells or characters')
  }
}
