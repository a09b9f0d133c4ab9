import { parseCsv } from 'hucre/csv'
import { isPositions } from './cell-content.ts'
import { guessTable, type Table } from './guess-table.ts'
import { readOrderLine } from './read-order-line.ts'

export interface PastedTable extends Pick<Table, 'headerRow' | 'headers' | 'columns'> {
  rows: string[][]
}

type Separator = '\t' | ';' | ','

/** Reads a copy from a spreadsheet, a CSV file or a mail: columns if there are any, otherwise one part per line. */
export function readPastedTable(text: string): PastedTable {
  const separator = findSeparator(text)
  if (separator === null) return readLines(text)
  const rows = readDelimited(text, separator)
  return { rows, ...guessTable(rows) }
}

/** Reads rows of cells. A quoted cell may have separators, line breaks and doubled quotation marks. */
export function readDelimited(text: string, delimiter: Separator): string[][] {
  // An odd quotation mark means inches; it would quote all the text that follows.
  const fastMode = text.split('"').length % 2 === 0
  return parseCsv(text, { delimiter, fastMode }).map((cells) => cells.map((cell) => String(cell).trim()))
}

function findSeparator(text: string): Separator | null {
  if (text.includes('\t')) return '\t'
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const separated = lines.filter((line) => line.includes(';'))
  if (separated.length > 0 && separated.length * 2 >= lines.length) return ';'
  return hasCommaColumns(text, lines) ? ',' : null
}

/** A comma usually belongs to a size. It separates columns if headings say so, or if no comma is between digits. */
function hasCommaColumns(text: string, lines: readonly string[]): boolean {
  const [first = [], ...others] = readDelimited(text, ',').filter((cells) => cells.some((cell) => cell !== ''))
  if (first.length < 2 || others.length === 0 || others.some((cells) => cells.length !== first.length)) return false
  return first.every((cell) => !/\d/.test(cell)) || lines.every((line) => !/\d,\d/.test(line))
}

function readLines(text: string): PastedTable {
  const lines = withoutPositions(text.split(/\r\n?|\n/).map((line) => line.trim()))
  const rows = lines.map((line) => {
    const { requested, quantity } = readOrderLine(line)
    // A single word with a digit is a number, possibly a customer part number.
    return /^\S*\d\S*$/.test(requested) ? [requested, '', quantity] : ['', requested, quantity]
  })
  return { rows, headerRow: -1, headers: ['', '', ''], columns: { articleNo: [0], designation: [1], quantity: [2] } }
}

function withoutPositions(lines: readonly string[]): readonly string[] {
  const numbered = lines.map((line) => /^(\d{1,4})[.)]?\s+(.+)$/.exec(line))
  const filled = lines.filter((line) => line !== '').length
  const positions = numbered.flatMap((found) => found?.[1] ?? [])
  if (filled < 3 || positions.length < filled || !isPositions(positions)) return lines
  return numbered.map((found) => found?.[2] ?? '')
}
