import { isHeadingRow } from '@normwerk/parts/parts-list/headings/heading-rows'

type Row = ReadonlyMap<number, string>

/**
 * Puts the headings above their rows: the parts list of a drawing is read from the bottom to the top, with its headings
 * below. They are there if most rows with as many cells stand above them.
 */
export function orderRows(rows: readonly Row[]): Row[] {
  const headings = rows.filter((row) => row.size > 2 && isHeadingRow([...row.values()]))
  const width = Math.max(...headings.map(({ size }) => size))
  const [heading, another] = headings.filter(({ size }) => size === width)
  if (heading === undefined || another !== undefined) return [...rows]
  const isFull = (row: Row) => row.size * 2 > width && [...row.values()].some((cell) => /\d/.test(cell))
  const index = rows.indexOf(heading)
  const [above, below] = [rows.slice(0, index), rows.slice(index + 1)]
  if (above.filter(isFull).length <= below.filter(isFull).length) return [...rows]
  const first = above.findIndex(isFull)
  return [...above.slice(0, first), heading, ...above.slice(first).reverse(), ...below]
}
