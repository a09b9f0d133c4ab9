import { isFilled, isQuantity, namesKind, namesPart, namesPartAlone } from '../cell-content.ts'
import { type Heading, isSize, type Meaning, sizeMeanings } from './heading-pattern.ts'
import { ranks } from './ranks.ts'
import { readHeading } from './read-heading.ts'

type Rows = readonly (readonly string[])[]

/** More columns than a parts list has; columns to the right of these are not read. */
export const maxColumns = 200
/** Rows of a title, an address or a drawing's data may be above the headings. */
export const maxRowsAbove = 60
/** A parts list has at least one of these. */
const leading: readonly Meaning[] = [
  'articleNo',
  'customerPartNumber',
  'designation',
  'standard',
  'size',
  'quantity',
  'counted',
]
const unitAlone = /^[[(]?(?:stk|st|stück|pcs|ea|mm|kg|g|eur|€|in mm|-)\.?[\])]?$/i

/** "D1" is a heading as well as a diameter of 1. */
const symbolAlone = /^[dø]\s?[1-4]$/i

/** Below a heading of counts, these are none. */
const partMeanings: readonly Meaning[] = ['designation', 'standard', 'size', 'material', 'comment']

/** More rows with a part and its pieces are a list, and no title of one. */
const maxPartsAbove = 1

/** Returns how many columns of some rows are read. A list may have too many rows to pass each as an argument. */
export function widthOf(rows: Rows): number {
  return rows.reduce((width, { length }) => Math.max(width, Math.min(length, maxColumns)), 0)
}

/** Returns the index of the last row of headings, -1 if no row looks like one. */
export function findHeadingRow(rows: Rows): number {
  let best = { row: -1, score: 0 }
  const isPart = rows.slice(0, 2 * maxRowsAbove).map(hasPartAndPieces)
  const parts = isPart.filter(Boolean).length
  for (let row = 0, above = 0; row < Math.min(rows.length, maxRowsAbove); row++) {
    if (isPart[row]) above++
    if (above > Math.min(maxPartsAbove, parts - above)) break
    if (isPart[row]) continue
    const score = scoreOf(headingsAt(rows, row))
    if (score > 0 && score >= best.score + (row === best.row + 1 ? 0 : 0.001)) best = { row, score }
  }
  if (best.row < 0) return findUnknownHeadings(rows)
  return best.row + (isUnits(rows[best.row + 1]) ? 1 : 0)
}

function hasPartAndPieces(cells: readonly string[]): boolean {
  const part = cells.findIndex((cell) => namesPartAlone(cell) && !symbolAlone.test(cell.trim()))
  return part >= 0 && cells.some((cell, column) => column !== part && isQuantity(cell))
}

/** Finds headings with unknown words: words above figures. */
function findUnknownHeadings(rows: Rows): number {
  const hasFigures = (cells: readonly string[] | undefined) => (cells ?? []).some((cell) => /\d/.test(cell))
  // A title fills one cell.
  const row = rows.slice(0, maxRowsAbove).findIndex((cells) => cells.filter(isFilled).length >= 2)
  return row >= 0 && !hasFigures(rows[row]) && hasFigures(rows[row + 1]) ? row : -1
}

/** Returns the headings whose last row is `row`; headings in two rows are joined. */
export function headingsAt(rows: Rows, row: number): string[] {
  if (row > 0 && isUnits(rows[row])) return headingsAt(rows, row - 1)
  const last = (rows[row] ?? []).slice(0, maxColumns).map(cleanHeading)
  const filled = last.filter((heading) => heading !== '')
  // The heading of a section is none of a column.
  const isSection = filled.length === 1 && filled.some(namesKind)
  if (isSection || last.some((heading) => isQuantity(heading) || namesPart(heading))) return last
  const before = rows[row - 1] ?? []
  // Below a part with its pieces stands a remark on it.
  if (hasPartAndPieces(before)) return last
  const above = before.slice(0, maxColumns).map(cleanHeading)
  const joined = joinLines(above, last)
  const score = scoreOf(joined)
  return score > scoreOf(last) && score >= scoreOf(above) ? joined : last
}

/** "a) pin 6x101" has a letter of the drawing, but headings name sizes by letters and words alone. */
const joinedFigures = /\d\s*[x×*]\s*\d/i

/** Whether a row has only headings, as a list may repeat its headings. */
export function isHeadingRow(cells: readonly string[]): boolean {
  const filled = cells.filter(isFilled)
  // "1 st" counts pieces, and is no first heading of pieces.
  if (filled.length < 2 || filled.some((cell) => /^\d/.test(cell) && isQuantity(cell))) return false
  if (filled.some((cell) => joinedFigures.test(cell))) return false
  if (filled.some((cell) => /\d/.test(cell) && readHeading(cell) === null)) return false
  // "izmetač 6x160 odrezati na 147,5" asks for a cut and "8 kos" for pieces, as headings do.
  if (hasPartAndPieces(cells)) return false
  const known = filled.filter((cell) => readHeading(cell) !== null)
  return known.length >= 2 && known.length * 2 > filled.length && scoreOf(cells) > 0
}

/** Cleans one line of a heading. A line break in a cell belongs to the heading, or separates two languages. */
function cleanHeading(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return /\n/.test(text.trim()) && readHeading(line) === null ? text.trim().replace(/\s*\n\s*/g, ' / ') : line
}

/**
 * Joins two lines of headings. A heading above several columns applies to all of them; a lower heading with a meaning
 * of its own replaces it.
 */
function joinLines(above: readonly string[], below: readonly string[]): string[] {
  let spanning = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    const upper = above[column] ?? ''
    const lower = below[column] ?? ''
    if (upper !== '' || lower === '') spanning = lower === '' ? '' : upper
    const own = joinWords(upper, lower)
    const spanned = upper === '' ? joinWords(spanning, lower) : own
    // "larg." below "Cotes" is a width, not any size.
    if (readHeading(upper || spanning)?.meaning === 'size' && isSize(readHeading(lower)?.meaning ?? null)) return lower
    const [known] = [own, lower].flatMap((text) => readHeading(text) ?? [])
    // "Quantité" in the middle above several columns may stand above "Matière".
    const lowest = readHeading(lower)
    if (lowest !== null && partMeanings.includes(lowest.meaning) && readHeading(own)?.meaning === 'quantity')
      return lower
    // "gesamt" below "Menge" means more than alone.
    // Below "Abmessung" stands "Ø bzw. B x H".
    const isOfSize = readHeading(upper || spanning)?.meaning === 'size' && lower.split(/[\s/]+/).some(namesSize)
    if (known === undefined && readHeading(spanned) === null && isOfSize) return upper || spanning
    if (known === undefined || isMore(readHeading(spanned), known)) return spanned
    // "totale" below "Quantité" is no money.
    if (known.rank === ranks.sum && readHeading(spanned)?.meaning === 'quantity') return spanned
    return readHeading(own) === null ? lower : own
  })
}

function namesSize(word: string): boolean {
  return isSize(readHeading(word)?.meaning ?? null)
}

function isMore(heading: Heading | null, { meaning, rank }: Heading): boolean {
  return heading?.meaning === meaning && heading.rank > rank
}

function joinWords(upper: string, lower: string): string {
  if (/\p{L}-$/u.test(upper) && /^\p{Ll}/u.test(lower)) return `${upper.slice(0, -1)}${lower}`
  return `${upper} ${lower}`.trim()
}

/** Returns how likely these are headings; 0 means that they are none. */
function scoreOf(headings: readonly string[]): number {
  const filled = headings.filter((heading) => heading !== '')
  const known = filled.flatMap((heading) => readHeading(heading) ?? [])
  const meanings = new Set(known.map(({ meaning }) => meaning))
  const isAlone =
    filled.length === 1 && known.some(({ meaning }) => meaning === 'articleNo' || meaning === 'designation')
  if (isAlone) return 0.5
  if (meanings.size < 2 || known.length * 3 < filled.length) return 0
  const hasSizes = meanings.has('length') && sizeMeanings.some((size) => meanings.has(size))
  const isOfParts = hasSizes || leading.some((meaning) => meanings.has(meaning))
  return isOfParts ? meanings.size + known.length / 100 : 0
}

function isUnits(cells: readonly string[] | undefined): boolean {
  const filled = (cells ?? []).filter(isFilled)
  return filled.length > 0 && filled.every((cell) => unitAlone.test(cell.trim()))
}
