import type { ImportReport } from '@normwerk/contract/import'
import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { AppError } from '../../http/app-error.ts'
import { BrokenRowError, type CsvRow, readCsv } from '../../infrastructure/read-csv.ts'
import { decodeText } from '../../infrastructure/spreadsheets/decode-text.ts'
import { tooManyRows } from './too-many-rows.ts'

export type Rejected = ImportReport['refused'][number]

/** A line of a table whose columns have names. */
export interface TableRecord<Column extends string> {
  row: number
  /** The whole line, to be reported with its error. */
  text: string
  /** A missing column is left out; an empty cell is an empty text. */
  cells: Partial<Record<Column, string>>
}

const maxLines = 100_000

/**
 * Reads a table whose first line names its columns. Rejects the table for an unknown, repeated or missing column, and a
 * single row for more cells than columns.
 * @throws AppError NOT_SUPPORTED_FILE for a file that is no text or has a quote that never ends, fileTooLarge for too
 * many lines
 */
export async function readRecords<Column extends string>(
  content: Buffer,
  { columns, needed }: { columns: readonly Column[]; needed: readonly Column[] },
  language: LanguageCode,
): Promise<{ rows: number; records: TableRecord<Column>[]; rejected: Rejected[] }> {
  const [head, ...body] = await readLines(content)
  const headings = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const found = headings.map((heading) => columns.find((column) => column.toLowerCase() === heading))
  const reject = (reason: string): Rejected => ({ row: head?.row ?? 1, text: join(head?.cells ?? []), reason })
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
  for (const { row, cells, isByComma } of body) {
    // A decimal comma that was read as a separator shifts the cells, and the last of them may be empty.
    const isLonger = isByComma && cells.length > found.length
    const goesBeyond = isLonger || cells.some((cell, index) => cell !== '' && found[index] === undefined)
    if (goesBeyond) rejected.push({ row, text: join(cells), reason: translate(language, 'import.cellsBeyond') })
    else records.push({ row, text: join(cells), cells: nameCells(cells, found) })
  }
  return { rows: body.length, records, rejected }
}

/** Leaves out empty lines. */
async function readLines(content: Buffer): Promise<CsvRow[]> {
  const lines: CsvRow[] = []
  try {
    for await (const line of readCsv(decode(content))) {
      if (line.row > maxLines) throw tooManyRows(maxLines)
      if (line.cells.some((cell) => cell !== '')) lines.push(line)
    }
  } catch (error) {
    throw error instanceof BrokenRowError ? new AppError('NOT_SUPPORTED_FILE', { cause: error }) : error
  }
  return lines
}

async function* decode(content: Buffer): AsyncGenerator<string> {
  const text = decodeText(content)
  if (text === null) throw new AppError('NOT_SUPPORTED_FILE')
  yield text
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
