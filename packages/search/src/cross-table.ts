import { readAxis, type Value } from './product-axis.ts'
import type { SearchIndex } from './search-index.ts'

/** The articles of one product by two of its attributes. */
export interface CrossTable {
  /** The values of both attributes, in the order of the index. */
  rows: Value[]
  columns: Value[]
  /** By row: the places in `columns` that have an article, ascending, as runs: first, behind, first, behind, … */
  filled: number[][]
}

/** In a table with fewer articles per place nobody finds anything. */
const minFilled = 1 / 20

/**
 * Lays the articles of a product out by two attributes.
 * @param rowKey the attribute of the rows, such as `diameter`
 * @param columnKey the attribute of the columns, such as `length`
 * @returns null if these do not identify an article, if the table would be almost empty, or if the index has no such
 *   product or attribute
 */
export function layCrossTable(
  index: SearchIndex,
  productId: string,
  rowKey: string,
  columnKey: string,
): CrossTable | null {
  const product = index.products.ordinals.get(productId)
  if (product === undefined) return null
  const [down, across] = [readAxis(index, product, rowKey), readAxis(index, product, columnKey)]
  if (down === null || across === null) return null
  const { firstRow } = index.products
  const count = (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0)
  if (count < down.values.length * across.values.length * minFilled) return null
  const places = down.values.map((): number[] => [])
  for (let row = 0; row < count; row++) places[down.placeOf(row)]?.push(across.placeOf(row))
  const filled = places.map(listRuns)
  if (!filled.every((runs) => runs !== null)) return null
  return { rows: down.values, columns: across.values, filled }
}

/** Returns places as runs; null if one occurs twice. */
function listRuns(places: number[]): number[] | null {
  places.sort((a, b) => a - b)
  const runs: number[] = []
  for (const [at, place] of places.entries()) {
    if (place === places[at - 1]) return null
    if (place === runs.at(-1)) runs[runs.length - 1] = place + 1
    else runs.push(place, place + 1)
  }
  return runs
}
