import { readFileSync } from 'node:fs'
import { parseCsv } from 'hucre/csv'

/** One row of a table. Every method throws on a column that the table lacks. */
export interface TableRow {
  text(column: string): string
  /** @throws Error if the cell is no number */
  number(column: string): number
  /** Returns the list in a cell, separated by semicolons; an empty cell is an empty list. */
  list(column: string): string[]
  /** Returns the list of numbers in a cell. */
  numbers(column: string): number[]
}

/**
 * Reads a CSV table of this folder or another one. Called only when a module loads. This is the only function of the
 * package that reads files, as Node cannot import CSV.
 * @throws Error if a row and the heading differ in their number of cells, as the table itself is broken then
 */
export function readTable(name: string, folder: string | URL = import.meta.url): TableRow[] {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const [heading = [], ...rows] = parseCsv(text, { delimiter: ',' }).map((cells) => cells.map(String))
  return rows.map((cells) => {
    if (cells.length !== heading.length) throw new Error(`${name}: ${cells.length} cells in "${cells.join()}"`)
    return tableRow(name, new Map(heading.map((column, index) => [column, cells[index] ?? ''])))
  })
}

function tableRow(name: string, cells: ReadonlyMap<string, string>): TableRow {
  const text = (column: string) => {
    const value = cells.get(column)
    if (value === undefined) throw new Error(`${name}: no column ${column}`)
    return value
  }
  const list = (column: string) => (text(column) === '' ? [] : text(column).split(';'))
  const toNumber = (value: string) => {
    const number = Number(value)
    if (value === '' || Number.isNaN(number)) throw new Error(`${name}: "${value}" is no number`)
    return number
  }
  return {
    text,
    list,
    number: (column) => toNumber(text(column)),
    numbers: (column) => list(column).map(toNumber),
  }
}
