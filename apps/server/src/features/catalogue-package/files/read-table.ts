import { readYesNo } from '../rules/read-cell.ts'
import { layoutOf } from './layouts.ts'
import type { PackageTable } from './open-package.ts'
import { because, PackageError, type Reason } from './package-error.ts'

/** A row of a table with its cells by column. A missing column is undefined, an empty cell an empty text. */
export interface TableRow {
  file: string
  row: number
  cells: Readonly<Record<string, string | undefined>>
  /** Whether it removes the thing that it names. */
  removes: boolean
}

export type Reject = (place: { file: string; row?: number; column?: string }, reason: Reason) => void

/** Characters; the longest texts are descriptions of products. */
const maxCellLength = 20_000

/** Control characters except tabs and line ends, and marks that change the reading direction. */
const misleading = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

/**
 * Yields the readable rows of a table, and rejects the others or the whole table.
 * @param more columns that an open table may have, as they are written
 */
export async function* readTable(
  table: PackageTable,
  reject: Reject,
  more: ReadonlyMap<string, string> = new Map(),
): AsyncGenerator<TableRow> {
  const { file } = table
  let columns: readonly string[] | undefined
  try {
    for await (const { row, cells, isByComma } of table.lines()) {
      if (!cells.some((cell) => cell !== '')) continue
      if (columns === undefined) columns = readHeadings(table, row, cells, more)
      else {
        const read = isByComma && cells.length > columns.length ? null : nameCells(cells, columns)
        const rowError = read === null ? null : checkCells(table, read)
        if (read === null) reject({ file, row }, because('import.cellsBeyond'))
        else if (rowError !== null) reject({ file, row, column: rowError.column }, rowError.reason)
        else yield { file, row, cells: read, removes: isRemoval(read) }
      }
    }
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    reject(error.place, error.reason)
    return
  }
  if (columns === undefined)
    reject({ file, row: 1 }, because('import.columnMissing', { column: layoutOf(table.name).needed[0] ?? '' }))
}

function readHeadings(
  { file, name }: PackageTable,
  row: number,
  cells: readonly string[],
  more: ReadonlyMap<string, string>,
): string[] {
  const { columns, needed, isOpen, removable } = layoutOf(name)
  const all = removable === undefined ? columns : [...columns, 'remove']
  const known = new Map(all.map((column) => [column.toLowerCase(), column]))
  const found = cells.map((heading) => {
    const word = heading.toLowerCase()
    const column = known.get(word) ?? (isOpen ? more.get(word) : undefined)
    if (column !== undefined || heading === '') return column ?? ''
    const reason =
      name === 'texts' && /^[a-z]{2}(?:-[a-z]{2})?$/.test(word)
        ? because('import.languageUnknown', { code: heading })
        : because('import.columnUnknown', { column: heading.slice(0, 60) })
    throw new PackageError({ file, row, column: heading.slice(0, 60) }, reason)
  })
  const twice = found.find((column, index) => column !== '' && found.indexOf(column) !== index)
  if (twice !== undefined)
    throw new PackageError({ file, row, column: twice }, because('import.columnTwice', { column: twice }))
  const required = found.includes('remove') ? removable : needed
  const missing = required?.find((column) => !found.includes(column))
  if (missing !== undefined)
    throw new PackageError({ file, row, column: missing }, because('import.columnMissing', { column: missing }))
  return found
}

/** Returns null for a row with a cell that has no heading. */
function nameCells(cells: readonly string[], columns: readonly string[]): Record<string, string> | null {
  const named: Record<string, string> = {}
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? ''
    const column = columns[index] ?? ''
    if (column !== '') named[column] = cell
    else if (cell !== '') return null
  }
  return named
}

function isRemoval({ remove }: TableRow['cells']): boolean {
  return remove !== undefined && readYesNo(remove) === true
}

function checkCells({ name }: PackageTable, cells: TableRow['cells']): { column: string; reason: Reason } | null {
  for (const column in cells) {
    const cell = cells[column] ?? ''
    if (cell.length > maxCellLength)
      return { column, reason: because('import.cellTooLong', { column, limit: maxCellLength }) }
    if (misleading.test(cell)) return { column, reason: because('import.cellUnreadable', { column }) }
  }
  if (cells.remove && readYesNo(cells.remove) === null)
    return { column: 'remove', reason: because('import.yesOrNo', { column: 'remove' }) }
  const { filled, removable } = layoutOf(name)
  const empty = (isRemoval(cells) ? removable : filled)?.find((column) => !cells[column])
  return empty === undefined ? null : { column: empty, reason: because('import.cellMissing', { column: empty }) }
}
