import { isArticleNumber, isMoney, isPositions, isQuantity, namesKind, namesPart, share } from '../cell-content.ts'
import { type Heading, isSize, type Meaning } from '../headings/heading-pattern.ts'
import { readColumnHeading } from '../headings/read-heading-words.ts'
import { cleanCell } from '../rows/read-cells.ts'

/** A column of a list, with what its heading and its cells say. */
export interface Column {
  index: number
  heading: string
  meaning: Meaning | null
  rank: number
  /** Its cells without empty ones. */
  cells: string[]
  /** The same cells by the index of their row. */
  rows: ReadonlyMap<number, string>
}

/** Number of rows that are read; more would not change the guess. */
const sampleSize = 300

/**
 * Reads the columns of a list.
 * @param headings one per column, '' if it has none
 */
export function readColumns(headings: readonly string[], body: readonly (readonly string[])[]): Column[] {
  const sample = withoutSections(body.slice(0, sampleSize))
  return headings.map((text, index) => {
    const heading = readColumnHeading(text)
    const stated = sample.map(({ row, at }): [number, string] => [at, cleanCell(row[index] ?? '')])
    const rows = new Map(stated.filter(([, cell]) => cell !== ''))
    const cells = [...rows.values()]
    return { index, heading: text, meaning: meaningOf(text, heading, cells), rank: heading?.rank ?? 0, cells, rows }
  })
}

/** Leaves out rows with one cell where the others have more: the heading of a section says nothing about its column. */
function withoutSections(sample: readonly (readonly string[])[]): { row: readonly string[]; at: number }[] {
  const rows = sample.map((row, at) => ({ row, at, filled: row.filter((cell) => cell.trim() !== '').length }))
  const others = rows.filter(({ filled }) => filled > 1)
  return others.length * 3 > rows.length ? others : rows
}

/** Headings of figures: words of parts below them show that the heading means something else, as "Rezervni del" does. */
const figured: readonly Meaning[] = ['quantity', 'cutLength', 'stock', 'spare', 'moulds', 'packSize']
/** Headings below which people also write the words of parts. */
const wordedMeanings: readonly (Meaning | null)[] = ['articleNo', 'customerPartNumber', 'position']

/** `M8`, `G1/4` */
function isThread(cell: string): boolean {
  return /^[mg]\s?\d/i.test(cell)
}

/** "Desc." is a description or a discount, "Desc 2" is none. */
const mayBeDiscount = /^desc(?!r)\p{L}*\.?\s*%?$/iu

/** A column "Artigo" may count the rows. */
export function isCount(cell: string): boolean {
  return /^\d{1,3}$/.test(cell)
}

function isPercentage(cell: string): boolean {
  return /^\d{1,3}(?:[.,]\d{1,2})?\s*%?$/.test(cell)
}

/**
 * Returns the meaning of a column. Columns "Artikel", "Tétel" and "Nombre" may have words instead of figures, and a
 * heading that names a kind of part is not repeated in its cells.
 */
function meaningOf(text: string, heading: Heading | null, cells: readonly string[]): Meaning | null {
  const meaning = heading?.meaning ?? null
  const isNumber = wordedMeanings.includes(meaning)
  const isWorded = isNumber && share(cells, (cell) => namesKind(cell) && !isArticleNumber(cell)) >= 0.5
  const isOfFigures = meaning !== null && (isSize(meaning) || figured.includes(meaning))
  const isNamed = isOfFigures && share(cells, namesKind) >= 0.3 && share(cells, isQuantity) < 0.3
  const isOfKind = meaning === null && namesKind(text) && share(cells, (cell) => /\p{L}{3}/u.test(cell)) >= 0.5
  // "ID" is an inner diameter or an identification.
  const isOfNames =
    isSize(meaning) &&
    !isNamed &&
    share(cells, (cell) => /^\p{L}/u.test(cell) && !isThread(cell) && !namesPart(cell)) >= 0.8
  if (isOfNames) return 'position'
  // Below "Component" business software has numbers.
  if (meaning === 'designation' && share(cells, (cell) => /^\d{5,18}$/.test(cell)) >= 0.8) return 'customerPartNumber'
  const isOfNumbers = cells.length > 0 && cells.every(mayBeDiscount.test(text) ? isPercentage : isCount)
  if (meaning === 'designation' && isOfNumbers) return 'ignored'
  return isWorded || isNamed || isOfKind ? 'designation' : meaning
}

/** Returns the column whose heading has the highest rank, of several the one with the most cells. */
export function highest(columns: readonly Column[]): Column | undefined {
  return columns.toSorted((a, b) => b.rank - a.rank || byFill(a, b))[0]
}

function byFill(a: Column, b: Column): number {
  return b.cells.length - a.cells.length || a.index - b.index
}

/** Fewer figures may be pieces. */
const code = /^(?=(?:.*\d){3})(?!\d{0,4}$)[\p{L}\d][\p{L}\d./_-]{3,30}$/u
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/

/** Whether a column without a known heading has numbers of parts: `4711088`, `W-20.133`. */
export function isOfCodes({ meaning, cells }: Column): boolean {
  const isCode = (cell: string) => code.test(cell) && !date.test(cell) && !isMoney(cell)
  return meaning === null && new Set(cells).size * 2 > cells.length && share(cells, isCode) >= 0.8
}

/** Whether figures count rows from the first one on. Two rising figures may also be anything else. */
export function beginsToCount(cells: readonly string[]): boolean {
  return isPositions(cells) && (cells.length > 2 || /^0*10?$/.test(cells[0] ?? ''))
}
