import { isFilled } from '../cell-content.ts'
import { isHeadingRow, maxColumns } from '../headings/heading-rows.ts'
import { namesPartHeading, readHeading } from '../headings/read-heading.ts'
import type { ArrangedRow } from './arrange-rows.ts'

/**
 * Moves the cells of tables that stand below each other with different headings to the columns of the first table.
 * Headings that the first one does not have get columns behind it.
 * @returns null if all tables of parts have the same columns
 */
export function alignTables(rows: readonly string[][]): ArrangedRow[] | null {
  const starts = rows.flatMap((cells, row) => (isHeadingOfParts(cells) ? [row] : []))
  // The second line of headings begins no table.
  const [first, ...others] = starts.filter((row) => !starts.includes(row - 1))
  if (first === undefined || others.length === 0) return null
  const later = new Set(others)
  const headings = [...(rows[first] ?? [])]
  let isMoved = false
  let places: number[] | null = null
  const aligned = rows.map((cells, row) => {
    if (later.has(row)) {
      places = placesOf(cells, headings)
      if (places.every((place, column) => place === column)) places = null
      isMoved ||= places !== null
    }
    return places === null ? cells : move(cells, places, headings)
  })
  if (!isMoved || headings.length > maxColumns) return null
  return aligned.map((cells, from) => ({ cells: from === first ? headings : cells, from }))
}

/** Whether a row has the headings of parts and their pieces; most rows are none because of a plain figure. */
function isHeadingOfParts(cells: readonly string[]): boolean {
  if (cells.some((cell) => /^\d+(?:[.,]\d+)?$/.test(cell)) || !isHeadingRow(cells)) return false
  return cells.some(namesPartHeading) && cells.some((cell) => readHeading(cell)?.meaning === 'quantity')
}

/** Returns the column of each heading among others, and adds those that are not there. */
function placesOf(own: readonly string[], headings: string[]): number[] {
  const taken = new Set<number>()
  const find = (isSame: (heading: string) => boolean) =>
    headings.findIndex((heading, column) => !taken.has(column) && isSame(heading))
  const places = own.map(() => -1)
  const place = (column: number, at: number) => {
    places[column] = at
    taken.add(at)
  }
  for (const [column, heading] of own.entries()) {
    const same = isFilled(heading) ? find((other) => fold(other) === fold(heading)) : -1
    if (same >= 0) place(column, same)
  }
  for (const [column, heading] of own.entries()) {
    if (places[column] !== -1) continue
    const alike = find((other) => isAlike(heading, other))
    place(column, alike >= 0 ? alike : headings.push(heading) - 1)
  }
  return places
}

function fold(heading: string): string {
  return heading.trim().toLowerCase()
}

/** Whether two headings have one meaning. Letters of the drawing differ. */
function isAlike(heading: string, other: string): boolean {
  const [one, two] = [readHeading(heading), readHeading(other)]
  if (one === null || two === null) return false
  return one.meaning !== 'symbol' && one.meaning !== 'ignored' && one.meaning === two.meaning && one.rank === two.rank
}

/** Cells behind the headings get columns of their own. */
function move(cells: readonly string[], places: number[], headings: string[]): string[] {
  const moved: string[] = headings.map(() => '')
  for (const [column, cell] of cells.entries()) {
    places[column] ??= headings.push('') - 1
    moved[places[column]] = cell
  }
  return Array.from(moved, (cell) => cell ?? '')
}
