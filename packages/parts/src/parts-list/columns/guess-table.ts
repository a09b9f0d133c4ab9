import type { Columns } from '../fields.ts'
import { findHeadingRow, headingsAt, isHeadingRow, widthOf } from '../headings/heading-rows.ts'
import { findOrderedColumn } from '../headings/ordered-column.ts'
import { rowsOfOtherTables } from '../rows/other-tables.ts'
import { briefRows } from './brief-rows.ts'
import { guessColumns } from './guess-columns.ts'

/** Number of rows that are read; rows further down would not change the guess. */
const maxRowsLooked = 1000

export interface Table {
  /** Index of the last row of headings, -1 if there is none. */
  headerRow: number
  headers: string[]
  columns: Columns
}

/** Guesses the row of headings of a list and the fields of its columns. */
export function guessTable(rows: readonly (readonly string[])[]): Table {
  return readTableAt(rows, findHeadingRow(briefRows(rows.slice(0, maxRowsLooked))))
}

/** Guesses the fields of the columns below the row of headings that a person has chosen. */
export function readTableAt(rows: readonly (readonly string[])[], headerRow: number): Table {
  const looked = rows.slice(0, headerRow + 1 + maxRowsLooked)
  const others = rowsOfOtherTables(looked, headerRow)
  const isOfList = (row: readonly string[], index: number) =>
    index > headerRow && !others.has(index) && !isHeadingRow(row)
  const body = briefRows(looked.filter(isOfList))
  const headings = headerRow < 0 ? [] : headingsAt(briefRows(rows.slice(0, headerRow + 1)), headerRow)
  const headers = Array.from({ length: widthOf([headings, ...body]) }, (_, column) => headings[column] ?? '')
  return { headerRow, headers, columns: guessColumns(headers, body, findOrderedColumn(rows, headerRow, headers)) }
}
