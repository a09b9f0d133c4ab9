import type { ImportReport } from '@normwerk/contract/customer-article'
import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { readCsv } from './read-csv.ts'

export type Refused = ImportReport['refused'][number]

/** A line of a table whose columns have names. */
export interface TableRecord<Column extends string> {
  row: number
  /** The whole line, to be told beside what is wrong with it. */
  text: string
  /** A column that the table lacks is left out; an empty cell is an empty text. */
  cells: Partial<Record<Column, string>>
}

/** Reads a table whose first line names its columns; a column of no known name, or a needed one that lacks, is refused. */
export function readRecords<Column extends string>(
  content: Buffer,
  { columns, needed }: { columns: readonly Column[]; needed: readonly Column[] },
  language: LanguageCode,
): { records: TableRecord<Column>[]; refused: Refused[] } {
  const [head, ...lines] = readCsv(content)
  const headings = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const found = headings.map((heading) => columns.find((column) => column.toLowerCase() === heading))
  const refuse = (reason: string): Refused => ({ row: head?.row ?? 1, text: join(head?.cells ?? []), reason })
  const unknown = (head?.cells ?? []).filter((cell, index) => cell !== '' && found[index] === undefined)
  const refused = [
    ...needed
      .filter((column) => !found.includes(column))
      .map((column) => refuse(translate(language, 'import.columnMissing', { column }))),
    ...unknown.map((column) => refuse(translate(language, 'import.columnUnknown', { column: shorten(column) }))),
  ]
  return { refused, records: refused.length > 0 ? [] : lines.map((line) => nameCells(line, found)) }
}

function nameCells<Column extends string>(
  { row, cells }: { row: number; cells: string[] },
  columns: readonly (Column | undefined)[],
): TableRecord<Column> {
  const named: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column !== undefined) named[column] = cells[index] ?? ''
  return { row, text: join(cells), cells: named }
}

function join(cells: readonly string[]): string {
  return shorten(cells.join(' · '))
}

const longestText = 200

/** A line is told so that it can be found again, not to be read whole. */
export function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
