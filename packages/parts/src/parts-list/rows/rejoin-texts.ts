import { belongsToPart, isFilled } from '../cell-content.ts'
import { readColumnHeading } from '../headings/read-heading-words.ts'
import { cleanCell } from './read-cells.ts'

type Rows = readonly (readonly string[])[]

/** The lengths of lines in business software. */
const lengthsOfLines = [20, 25, 30, 32, 35, 40, 50, 60]
/** One text that all rows share has any length. */
const minTexts = 2

/**
 * Joins descriptions that business software has divided after a fixed number of characters, often within a word or a
 * size: `… DIN 1530 A 6X1` and `60 nitriert`.
 * @param columns the columns of the designation, in their order; one whose heading says something else goes on with none
 * @returns the rows with the whole text in the first of the two columns
 */
export function rejoinTexts(rows: Rows, headings: readonly string[], columns: readonly number[]): Rows {
  const divided = columns.flatMap((column, place) => {
    const next = columns[place + 1]
    const width = next === column + 1 && mayGoOn(headings[next] ?? '') ? widthOf(rows, column, next) : null
    return width === null ? [] : [{ column, width }]
  })
  const [first] = divided
  return first === undefined ? rows : rows.map((cells) => rejoin(cells, first.column, first.width))
}

function mayGoOn(heading: string): boolean {
  const meaning = readColumnHeading(heading)?.meaning
  return meaning === undefined || meaning === 'designation' || meaning === 'comment'
}

/** Returns the number of characters at which the texts of a column go on in the next one; null if they do not. */
function widthOf(rows: Rows, column: number, next: number): number | null {
  const texts = rows.map((cells) => cleanCell(cells[column] ?? ''))
  const width = texts.reduce((longest, { length }) => Math.max(longest, length), 0)
  const goingOn = new Set(texts.filter((_, row) => isFilled(rows[row]?.[next] ?? '')))
  const isDivided = [...goingOn].every(({ length }) => length === width || length === width - 1)
  return isDivided && goingOn.size >= minTexts && lengthsOfLines.includes(width) ? width : null
}

function rejoin(cells: readonly string[], column: number, width: number): string[] {
  const [text, rest] = [cleanCell(cells[column] ?? ''), cleanCell(cells[column + 1] ?? '')]
  // A blank at the end of the first line is lost. No number of a steel is the end of a size.
  const isNext = text.length < width || belongsToPart(rest)
  const whole = isNext ? `${text} ${rest}`.trim() : `${text}${rest}`
  return cells.map((cell, at) => (at === column ? whole : at === column + 1 ? '' : cell))
}
