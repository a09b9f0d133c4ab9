import { isFilled, namesPart, share } from '../cell-content.ts'
import { isHeadingRow, widthOf } from '../headings/heading-rows.ts'
import { namesPartHeading } from '../headings/read-heading.ts'
import type { ArrangedRow } from './arrange-rows.ts'

/** More rows are a list, whatever its first column says. */
const maxRows = 200

interface Row {
  heading: string
  cells: readonly string[]
  from: number
}

/**
 * Turns a sheet with its headings in the first column, and a part in each of the others, so that each part is a row. The
 * headings may be repeated for further parts.
 * @returns null for any other sheet
 */
export function turnRecords(rows: readonly string[][]): ArrangedRow[] | null {
  if (rows.length > maxRows) return null
  const first = rows.findIndex(isRecord)
  const last = rows.findLastIndex(isRecord)
  const within = rows.slice(first, last + 1)
  const lines = within.flatMap(([heading = '', ...cells], index): Row[] =>
    cells.some(isFilled) || isFilled(heading) ? [{ heading: heading.trim(), cells, from: first + index }] : [],
  )
  const headings = [...new Set(lines.map(({ heading }) => heading))]
  if (first < 0 || !isHeadingRow(headings) || headings.some((heading) => !isFilled(heading))) return null
  if (!lines.some(({ heading, cells }) => namesPartHeading(heading) && share(cells.filter(isFilled), namesPart) >= 0.5))
    return null
  const above = rows.slice(0, first).map((cells, from) => ({ cells, from }))
  const below = rows.slice(last + 1).map((cells, index) => ({ cells, from: last + 1 + index }))
  return [
    ...above,
    { cells: headings, from: first },
    ...blocksOf(lines).flatMap((block) => turn(block, headings)),
    ...below,
  ]
}

function isRecord([heading = '', ...cells]: readonly string[]): boolean {
  return isFilled(heading) && cells.some(isFilled)
}

/** Divides rows where their first heading is repeated. */
function blocksOf(lines: readonly Row[]): Row[][] {
  const [first] = lines
  const starts = lines.flatMap(({ heading }, index) => (heading === first?.heading ? index : []))
  return starts.map((start, index) => lines.slice(start, starts[index + 1]))
}

function turn(block: readonly Row[], headings: readonly string[]): ArrangedRow[] {
  const width = widthOf(block.map(({ cells }) => cells))
  const parts = Array.from({ length: width }, (_, column) =>
    headings.map((heading) => block.find((row) => row.heading === heading)?.cells[column] ?? ''),
  )
  return parts.filter((cells) => cells.some(isFilled)).map((cells) => ({ cells, from: block[0]?.from ?? 0 }))
}
