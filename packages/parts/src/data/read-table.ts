import { readFileSync } from 'node:fs'

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

const cell = /"((?:[^"]|"")*)"|([^,]*)/y

/**
 * Reads a CSV table of this folder or another one. Called only when a module loads. This is the only function of the
 * package that reads files, as Node cannot import CSV.
 * @throws Error if a row and the heading differ in their number of cells, as the table itself is broken then
 */
export function readTable(name: string, folder: string | URL = import.meta.url): TableRow[] {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '')
  const heading = splitCells(head)
  return lines.map((line) => {
    const cells = splitCells(line)
    if (cells.length !== heading.length) throw new Error(`${name}: ${cells.length} cells in "${line}"`)
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

function splitCells(line: string): string[] {
  const cells: string[] = []
  for (let position = 0; position <= line.length; position = cell.lastIndex + 1) {
    cell.lastIndex = position
    const found = cell.exec(line)
    cells.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '')
  }
  return cells
}
