import { isFilled, namesPart, share } from '../cell-content.ts'
import { findHeadingRow, isHeadingRow, maxRowsAbove, widthOf } from '../headings/heading-rows.ts'
import { namesPartHeading } from '../headings/read-heading.ts'
import type { ArrangedRow } from './arrange-rows.ts'

/** Tables beside each other: their first column, and the number of columns of each. */
interface Repeated {
  start: number
  width: number
  count: number
}

/** Puts tables with the same headings, which stand beside each other, below each other; null if there are none. */
export function stackTables(rows: readonly string[][]): ArrangedRow[] | null {
  for (const [headerRow, headings] of rows.slice(0, maxRowsAbove).entries()) {
    const repeated = findRepeated(headings.map((heading) => heading.trim().toLowerCase()))
    if (repeated !== null) return stack(rows, headerRow, repeated)
  }
  const divided = findHeadingRow(rows) < 0 ? findDivided(rows) : null
  return divided === null ? null : stack(rows, -1, divided)
}

function findRepeated(headings: readonly string[]): Repeated | null {
  for (const [start, first] of headings.entries()) {
    if (first === '') continue
    const next = headings.indexOf(first, start + 1)
    const width = next - start
    const own = headings.slice(start, next)
    if (next < 0 || !isHeadingRow(own) || !own.some(namesPartHeading)) continue
    const isAlike = (table: number) =>
      own.every((text, column) => (headings[start + table * width + column] ?? '') === text)
    let count = 1
    while (start + count * width < headings.length && isAlike(count)) count++
    if (count > 1) return { start, width, count }
  }
  return null
}

/** Finds tables without headings that an empty column divides: each has a part in most of its rows. */
function findDivided(rows: readonly string[][]): Repeated | null {
  const widest = widthOf(rows)
  const columns = Array.from({ length: widest }, (_, column) =>
    rows.map((cells) => cells[column] ?? '').filter(isFilled),
  )
  const width = columns.findIndex((cells) => cells.length === 0) + 1
  if (width < 3) return null
  const count = Math.ceil(widest / width)
  const tables = Array.from({ length: count }, (_, table) => columns.slice(table * width, (table + 1) * width))
  const isTable = (table: readonly string[][]) =>
    (table[width - 1] ?? []).length === 0 && table.some((cells) => cells.length > 0 && share(cells, namesPart) >= 0.5)
  return count > 1 && tables.every(isTable) ? { start: 0, width, count } : null
}

/**
 * Puts tables below each other. Columns before and behind them, such as a position or a remark, belong to each of them.
 * @param headerRow index of the row of headings, -1 if there is none
 */
function stack(rows: readonly string[][], headerRow: number, { start, width, count }: Repeated): ArrangedRow[] {
  const partOf = (cells: readonly string[], table: number) => {
    const [first, end] = [start + table * width, start + count * width]
    const own = Array.from({ length: width }, (_, column) => cells[first + column] ?? '')
    return [...cells.slice(0, start), ...own, ...cells.slice(end)]
  }
  const hasCells = (cells: readonly string[], table: number) =>
    cells.slice(start + table * width, start + (table + 1) * width).some(isFilled)
  const above = rows.slice(0, Math.max(0, headerRow)).map((cells, from) => ({ cells, from }))
  const tables = Array.from({ length: count }, (_, table) =>
    rows.flatMap((cells, from) => {
      const isOwn = table === 0 ? from >= headerRow : from > headerRow && hasCells(cells, table)
      return isOwn ? [{ cells: partOf(cells, table), from }] : []
    }),
  )
  return [...above, ...tables.flat()]
}
