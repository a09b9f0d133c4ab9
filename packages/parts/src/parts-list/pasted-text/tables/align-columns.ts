import { hasSizes } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { maxColumns } from '../../headings/heading-rows.ts'
import { readHeading } from '../../headings/read-heading.ts'

/** Two blanks or more stand between columns; a word may have single ones. */
const gap = /\S {2,}\S/
const minColumns = 3

/** A cell with the places in its line. */
interface Placed {
  text: string
  start: number
  end: number
}

/**
 * Separates the columns of tables that are aligned by blanks with tabs. A line is a row of the table if it has as many
 * cells as the headings above it; a cell may follow its neighbour after one blank if it begins below its heading. A line
 * that begins with a figure or a number of the buyer's own, or has only counts behind its part, may lack cells: the others
 * belong to the nearest headings. A line with only the rest of a text goes to the row above, and is empty then.
 */
export function alignColumns(lines: readonly string[]): string[] {
  let headings: readonly Placed[] = []
  /** Where the counts of the rows above end. */
  let ends: readonly number[] = []
  let above: string[] | null = null
  const aligned: string[][] = []
  for (const [index, line] of lines.entries()) {
    if (line.includes('\t') || line.trim() === '') headings = []
    if (line.trim() === '') {
      above = null
      aligned.push([line])
      continue
    }
    const rest = readRest(headings, line)
    const begun = above?.[rest?.column ?? -1] ?? ''
    if (above !== null && rest !== null && goesOn(begun, rest.text)) {
      above[rest.column] = `${begun} ${rest.text}`
      aligned.push([''])
      continue
    }
    above = null
    if (gap.test(line) && (!/\d/.test(line) || numbersMoulds(line, lines[index + 1] ?? ''))) {
      const cells = splitHeadings(line, lines.slice(index + 1, index + 1 + maxRowsCompared))
      headings = cells.length < minColumns || cells.length > maxColumns ? [] : cells
      ends = []
      aligned.push(headings.length === 0 ? [line] : textsOf(headings))
    } else {
      const cells = headings.length === 0 ? [] : splitBelow(headings, line, ends)
      if (cells.length === headings.length) ends = cells.flatMap(({ text, end }) => (isCount(text) ? end : []))
      above = headings.length === 0 ? null : textsBelow(headings, cells)
      aligned.push(above ?? [line])
    }
  }
  return aligned.map((cells) => cells.join('\t'))
}

/** The number of a mould as a heading: `8812`, `Form 12`, `T-101` */
const mould = /^(?:\p{L}[\p{L}. ]{0,12}[-. ]?)?\d{1,6}$/u
const count = /^(?:\d{1,5}|[-–])$/

/** Whether a line has the headings of columns for moulds and of their total, above a row with as many counts. */
function numbersMoulds(line: string, below: string): boolean {
  const [first, ...headings] = split(line, []).map(({ text }) => text)
  const [part, ...counts] = split(below, []).map(({ text }) => text)
  if (first === undefined || part === undefined || counts.length !== headings.length || !counts.every(isCount))
    return false
  const words = headings.filter((text) => !/\d/.test(text))
  const isTotalled = words.some((text) => readHeading(text)?.meaning === 'quantity')
  return (
    !/\d/.test(first) && hasSizes(part) && isTotalled && headings.every((text) => words.includes(text) || isMould(text))
  )
}

/** Whether a heading is the number of a mould. */
export function isMould(heading: string): boolean {
  return mould.test(heading)
}

function isCount(cell: string): boolean {
  return count.test(cell)
}

/** Reads a line with only the rest of a text, which stands below the beginning of its column; null for another one. */
function readRest(headings: readonly Placed[], line: string): { column: number; text: string } | null {
  const text = line.trim()
  const start = line.indexOf(text)
  const column = headings.findLastIndex((heading) => heading.start <= start)
  return column < 1 || text.includes('  ') ? null : { column, text }
}

/** Whether a text may go on with another one, which is no part of its own. */
function goesOn(begun: string, rest: string): boolean {
  return /\p{L}{3}/u.test(begun) && !(hasSizes(begun) && hasSizes(rest))
}

/**
 * Splits a line below headings. A count may follow a long text after one blank if it ends where those of the row above do.
 */
function splitBelow(headings: readonly Placed[], line: string, ends: readonly number[]): Placed[] {
  // The end of a long text may stand below the heading of the next column.
  const apart = split(line, [])
  if (apart.length === headings.length) return apart
  const cells = split(line, headings)
  if (cells.length !== headings.length - 1) return cells
  const starts = findAll(/(?<=\S )\d{1,5}(?=\s|$)/g, line).flatMap(({ index, 0: { length } }) =>
    ends.includes(index + length) ? { start: index } : [],
  )
  return starts.length === 1 ? split(line, [...headings, ...starts]) : cells
}

/** Returns the texts below each heading; null for a line that is no row of the table. */
function textsBelow(headings: readonly Placed[], cells: readonly Placed[]): string[] | null {
  if (cells.length === headings.length) return textsOf(cells)
  const [first, ...others] = textsOf(cells)
  const isCounted = others.length > 0 && others.every(isCount) && headings.slice(1).some(({ text }) => /\d/.test(text))
  const isNumbered = /^\d{1,5}\.?$/.test(first ?? '') || (cells.length > 2 && beginsWithCode(headings, cells))
  if (cells.length < 2 || (!isCounted && !isNumbered)) return null
  const columns = cells.map((cell) => {
    const distances = headings.map(({ start, end }) => Math.min(Math.abs(start - cell.start), Math.abs(end - cell.end)))
    return distances.indexOf(Math.min(...distances))
  })
  if (columns.some((column, at) => at > 0 && column <= (columns[at - 1] ?? 0))) return null
  return headings.map((_, column) => cells[columns.indexOf(column)]?.text ?? '')
}

/** Whether the first cell is a number of the buyer's own below its heading: `R-0410` */
function beginsWithCode([heading]: readonly Placed[], [cell]: readonly Placed[]): boolean {
  return cell !== undefined && heading?.start === cell.start && /^\p{L}{0,4}[-.]?\d[\d-]*$/u.test(cell.text)
}

const maxRowsCompared = 4

/** Splits a line of headings, also between words with one blank between them if cells begin below both: `Menge ME` */
function splitHeadings(line: string, below: readonly string[]): Placed[] {
  const rows = below.filter((row) => /^\s*\d/.test(row) && gap.test(row))
  const words = findAll(/(?<=(\S+) )\S+/g, line).map(({ index, 0: word, 1: { length } = '' }) => ({
    before: index - 1 - length,
    start: index,
    end: index + word.length,
  }))
  const starts = rows.length === 0 ? [] : words.filter((word) => rows.every((row) => beginsCell(row, word)))
  return split(line, starts)
}

interface Word {
  /** Where the word before it begins. */
  before: number
  start: number
  end: number
}

/** Whether a cell begins below a word. Figures that are aligned at their end begin further behind, beside another cell. */
function beginsCell(row: string, { before, start, end }: Word): boolean {
  const isBeside = /\S/.test(row.slice(before, start))
  return (isBeside ? /^ {2}(?:\S| +\d)/ : /^ {2}\S/).test(row.slice(start - 2, end))
}

function textsOf(cells: readonly Placed[]): string[] {
  return cells.map(({ text }) => text)
}

function split(line: string, headings: readonly Pick<Placed, 'start'>[]): Placed[] {
  const cells: Placed[] = []
  for (const { index, 0: word } of line.matchAll(/\S+/g)) {
    const last = cells.at(-1)
    const isNext = line.slice(index - 2, index) === '  ' || headings.some(({ start }) => start === index)
    const end = index + word.length
    if (last === undefined || isNext) cells.push({ text: word, start: index, end })
    else cells[cells.length - 1] = { text: `${last.text} ${word}`, start: last.start, end }
  }
  return cells
}
