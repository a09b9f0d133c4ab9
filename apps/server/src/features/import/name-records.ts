import type { ImportReport } from '@normwerk/contract/import'
import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { RecordTable } from '../../infrastructure/spreadsheets/record-table.ts'

export type Rejected = ImportReport['refused'][number]

/** A line of a table whose columns have names. */
export interface TableRecord<Column extends string> {
  row: number
  /** The whole line, to be reported with its error. */
  text: string
  /** A missing column is left out; an empty cell is an empty text. */
  cells: Partial<Record<Column, string>>
}

interface Columns<Column extends string> {
  columns: readonly Column[]
  needed: readonly Column[]
}

/**
 * Names the cells of a table. Rejects the table for an unknown, repeated or missing column, and a single row for more
 * cells than columns.
 */
export function nameRecords<Column extends string>(
  { rows, isByComma }: RecordTable,
  { columns, needed }: Columns<Column>,
  language: LanguageCode,
): { rows: number; records: TableRecord<Column>[]; rejected: Rejected[] } {
  const [head, ...body] = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.length > 0)
  const headings = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const found = headings.map((heading) => columns.find((column) => column.toLowerCase() === heading))
  const text = join(head?.cells ?? [])
  const reject = (reason: string): Rejected => ({ row: head?.row ?? 1, text, reason })
  const unknown = (head?.cells ?? []).filter((cell, index) => cell !== '' && found[index] === undefined)
  const twice = columns.filter((column) => found.indexOf(column) !== found.lastIndexOf(column))
  const rowErrors = [
    ...needed
      .filter((column) => !found.includes(column))
      .map((column) => reject(translate(language, 'import.columnMissing', { column }))),
    ...unknown.map((column) => reject(translate(language, 'import.columnUnknown', { column: shorten(column) }))),
    ...twice.map((column) => reject(translate(language, 'import.columnTwice', { column }))),
  ]
  if (rowErrors.length > 0) return { rows: 0, records: [], rejected: rowErrors }
  const records: TableRecord<Column>[] = []
  const rejected: Rejected[] = []
  for (const { row, cells } of body) {
    // A decimal comma that was read as a separator shifts the cells, and the last of them may be empty.
    const isLonger = isByComma && cells.length > found.length
    const goesBeyond = isLonger || cells.some((cell, index) => cell !== '' && found[index] === undefined)
    if (goesBeyond) rejected.push({ row, text: join(cells), reason: translate(language, 'import.cellsBeyond') })
    else records.push({ row, text: join(cells), cells: nameCells(cells, found) })
  }
  return { rows: body.length, records, rejected }
}

function nameCells<Column extends string>(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): Partial<Record<Column, string>> {
  const named: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column !== undefined) named[column] = cells[index] ?? ''
  return named
}

function join(cells: readonly string[]): string {
  return shorten(cells.join(' · '))
}

const maxTextLength = 200

/** Shortens a line, which only has to be recognized. */
export function shorten(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text
}
