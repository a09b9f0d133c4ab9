import { type Line, type Segment, textOf } from './build-lines.ts'
import { type Column, overlaps } from './find-columns.ts'
import type { Run } from './turn-upright.ts'

/** What a line has in one column. */
export interface Cell {
  text: string
  x: number
  end: number
  font: string
  size: number
}

/** The cells of a line by the index of their column. */
export interface PlacedLine {
  page: number
  y: number
  size: number
  cells: Map<number, Cell>
}

/** How far a text may stand from the edge of its column, times the size of its font. */
const slack = 0.5
/** Of a space from its width in the font. */
const usualDeviation = 0.25

/** Assigns the texts of a line to columns. A text that runs over several columns belongs to that where it begins. */
export function placeCells({ page, y, size, segments }: Line, columns: readonly Column[]): PlacedLine {
  const cells = new Map<number, Cell>()
  for (const segment of segments.flatMap((whole) => splitAtColumns(whole, columns))) {
    const index = indexOf(segment, columns)
    const [word] = segment.words
    if (word === undefined) continue
    const before = cells.get(index)
    const text = before === undefined ? textOf(segment) : `${before.text} ${textOf(segment)}`
    const { font, size } = before ?? word
    cells.set(index, { text, x: before?.x ?? segment.x, end: segment.end, font, size })
  }
  return { page, y, size, cells }
}

/**
 * Divides words that stand close to each other but in different columns, such as those of narrow headings: they were
 * placed by themselves, and each part stands at an edge or in the middle of its column.
 */
function splitAtColumns(segment: Segment, columns: readonly Column[]): Segment[] {
  const touched = columns.filter((column) => overlaps(column, segment))
  const [first] = touched
  if (first === undefined || touched.length < 2) return [segment]
  for (let index = 1; index < segment.words.length; index++) {
    const [left, right] = [segment.words.slice(0, index), segment.words.slice(index)].map(toSegment)
    if (left === undefined || right === undefined || !mayDivide(left.words.at(-1), right.words[0])) continue
    const others = touched.filter((column) => column !== first && !overlaps(column, left))
    if (isAlignedWith(left, first) && others.some((column) => isAlignedWith(right, column))) {
      return [left, ...splitAtColumns(right, others)]
    }
  }
  return [segment]
}

/** Words of one cell have a usual space between them, even if a program places each of them by itself. */
function mayDivide(left: Run | undefined, right: Run | undefined): boolean {
  if (left === undefined || right === undefined || left.piece === right.piece) return false
  return Math.abs(right.x - left.end - left.space) > usualDeviation * left.space
}

function toSegment(words: Segment['words']): Segment {
  return { words, x: words[0]?.x ?? 0, end: words.at(-1)?.end ?? 0 }
}

function isAlignedWith({ x, end, words }: Segment, column: Column): boolean {
  const near = slack * (words[0]?.size ?? 0)
  const distances = [x - column.x, end - column.end, (x + end - column.x - column.end) / 2]
  return distances.some((distance) => Math.abs(distance) <= near)
}

/** Returns the first column that a text overlaps, else the nearest one. */
function indexOf(segment: Column, columns: readonly Column[]): number {
  const first = columns.findIndex((column) => overlaps(column, segment))
  if (first >= 0) return first
  const distances = columns.map(({ x, end }) => Math.max(x - segment.end, segment.x - end))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
