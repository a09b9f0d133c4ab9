import type { Line, Segment } from './build-lines.ts'

/** From the left to the right edge of the texts in a column. */
export interface Column {
  x: number
  end: number
}

/** Texts that touch less, in points, do not overlap. */
const touch = 0.5
/** So many lines show where the columns are. */
const maxLines = 300
const minAlone = 2

/**
 * Finds the columns of a table: texts of different lines that overlap belong to one column, unless a text overlaps
 * several texts of most other lines, as a title does. Texts that stand alone on their lines show columns beside those.
 */
export function findColumns(lines: readonly Line[]): Column[] {
  const sample = sampleOf(tableLines(lines))
  const groups = groupByColumn(sample, (segment) => !spansColumns(segment, sample))
  const columns = joinHeadings(groups).map(({ column }) => column)
  const alone = groupByColumn(
    lines.filter(({ segments }) => segments.length === 1),
    (segment) => !columns.some((column) => overlaps(column, segment)),
  )
  const others = alone.filter((group) => group.lines.length >= minAlone).map(({ column }) => column)
  return [...columns, ...others].sort((a, b) => a.x - b.x)
}

interface Group {
  column: Column
  lines: Line[]
}

/** Groups the texts that overlap each other, from left to right. */
function groupByColumn(lines: readonly Line[], isMeant: (segment: Segment) => boolean): Group[] {
  const placed = lines.flatMap((line) => line.segments.filter(isMeant).map((segment) => ({ line, segment })))
  const groups: Group[] = []
  for (const { line, segment } of placed.toSorted((a, b) => a.segment.x - b.segment.x)) {
    const last = groups.at(-1)
    if (last !== undefined && segment.x < last.column.end - touch) {
      last.column.end = Math.max(last.column.end, segment.end)
      last.lines.push(line)
    } else groups.push({ column: { x: segment.x, end: segment.end }, lines: [line] })
  }
  return groups
}

/** Lines with several texts; those with three or more show the columns better than a line of a letterhead. */
function tableLines(lines: readonly Line[]): Line[] {
  const wide = lines.filter(({ segments }) => segments.length >= 3)
  return wide.length >= 2 ? wide : lines.filter(({ segments }) => segments.length === 2)
}

function sampleOf(lines: readonly Line[]): Line[] {
  const step = Math.max(1, lines.length / maxLines)
  return lines.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

function spansColumns(segment: Segment, lines: readonly Line[]): boolean {
  let one = 0
  let several = 0
  for (const { segments } of lines) {
    const overlapped = segments.filter((other) => overlaps(other, segment)).length
    if (overlapped === 1) one += 1
    else if (overlapped > 1) several += 1
  }
  return several > one
}

export function overlaps(a: Column, b: Column): boolean {
  return Math.min(a.end, b.end) - Math.max(a.x, b.x) > touch
}

/**
 * Joins a heading with the figures beside it: they may stand at the right edge of a column and its heading at the left.
 * Such a heading stands alone in its column, above all figures of the same page.
 */
function joinHeadings(groups: readonly Group[]): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    if (last !== undefined && (isHeadingOf(last, group) || isHeadingOf(group, last))) {
      last.column.end = Math.max(last.column.end, group.column.end)
      last.lines.push(...group.lines)
    } else joined.push(group)
  }
  return joined
}

function isHeadingOf(headings: Group, figures: Group): boolean {
  const isOnce = new Set(headings.lines.map(({ page }) => page)).size === headings.lines.length
  const isAbove = (heading: Line) => figures.lines.every(({ page, y }) => page !== heading.page || y > heading.y)
  return isOnce && figures.lines.length > headings.lines.length && headings.lines.every(isAbove)
}
