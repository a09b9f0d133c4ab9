import type { Selection } from './facets/count-selection.ts'
import type { Sort } from './page.ts'
import { selectPage } from './page.ts'
import type { SearchIndex } from './search-index.ts'
import { noPrice, sharedValue } from './search-index.ts'

/** Returns the rows of the page by product number and size. Skips whole products before the page by their counts. */
export function pageByNumber(
  index: SearchIndex,
  selection: Selection,
  from: number,
  to: number,
  descending: boolean,
): number[] {
  return pageByProduct(index, selection, placesByRank(index, selection, descending), from, to, descending)
}

/** Returns the rows of the page by the scores of their products, then in the order of the catalogue, then by size. */
export function pageByMatch(
  index: SearchIndex,
  selection: Selection,
  scores: Uint16Array | undefined,
  from: number,
  to: number,
): number[] {
  const scoreOf = (place: number) => scores?.[selection.products[place] ?? 0] ?? 0
  const places = Uint32Array.from(selection.products.keys()).sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
  return pageByProduct(index, selection, places, from, to, false)
}

function pageByProduct(
  index: SearchIndex,
  selection: Selection,
  places: Uint32Array,
  from: number,
  to: number,
  descending: boolean,
): number[] {
  const rows: number[] = []
  let before = 0
  for (const place of places) {
    if (before >= to) break
    const size = selection.sizes[place] ?? 0
    if (before + size > from) {
      const own = passingRows(index, selection, selection.products[place] ?? 0)
      if (descending) own.reverse()
      rows.push(...own.slice(Math.max(0, from - before), to - before))
    }
    before += size
  }
  return rows
}

function placesByRank(index: SearchIndex, { products }: Selection, descending: boolean): Uint32Array {
  const { rank } = index.products
  const turn = descending ? -1 : 1
  return Uint32Array.from(products.keys()).sort(
    (a, b) => turn * ((rank[products[a] ?? 0] ?? 0) - (rank[products[b] ?? 0] ?? 0)),
  )
}

function passingRows(index: SearchIndex, { passing }: Selection, product: number): number[] {
  const rows: number[] = []
  const end = index.products.firstRow[product + 1] ?? 0
  for (let row = index.products.firstRow[product] ?? 0; row < end; row++) {
    if (((passing[row >>> 5] ?? 0) >>> (row & 31)) & 1) rows.push(row)
  }
  return rows
}

/** Returns the rows of the page by price, availability or attribute; equal ones by article number. */
export function pageByValue(index: SearchIndex, selection: Selection, from: number, to: number, sort: Sort): number[] {
  if (from >= to) return []
  const rows = new Uint32Array(selection.total)
  const values = new Uint32Array(selection.total)
  let length = 0
  for (const place of placesByRank(index, selection, false)) {
    const product = selection.products[place] ?? 0
    const valueIn = valueBy(index, product, sort)
    for (const row of passingRows(index, selection, product)) {
      values[length] = valueIn(row)
      rows[length++] = row
    }
  }
  return selectPage(values, sort.descending, from, to).map((place) => rows[place] ?? 0)
}

/** Returns the value to sort by for each row of a product; 0 means no value. */
function valueBy(index: SearchIndex, product: number, sort: Sort): (row: number) => number {
  if (sort.by === 'price') return priceIn(index, product, sort)
  if (sort.by === 'availability') return (row) => index.articles.soonness[row] ?? 0
  return codeOf(index, index.attributeOf.get(sort.by) ?? 0, product)
}

/** Returns the price of each row of a product for this buyer, in hundredths of a cent plus 1; 0 means on request. */
function priceIn(index: SearchIndex, product: number, sort: Sort): (row: number) => number {
  const share = shareOf(index, product, sort)
  return (row) => comparePrice(index.articles.prices[row] ?? noPrice, share)
}

/** Returns the percentage of a product's list prices that this buyer pays. */
export function shareOf(index: SearchIndex, product: number, { priceShares }: Sort): number {
  return priceShares?.get(index.products.ids[product] ?? '') ?? 100
}

/** Converts a price to a value to sort by; 0 means on request. */
export function comparePrice(price: number, share: number): number {
  return price === noPrice ? 0 : price * share + 1
}

/** Returns the code of an attribute for each row of a product; 0 means no value. */
function codeOf(index: SearchIndex, attribute: number, product: number): (row: number) => number {
  const { strips, products } = index
  const strip = (strips.at[attribute * products.count + product] ?? 0) - 1
  if (strip < 0) return () => 0
  const column = strips.column[strip] ?? 0
  const shared = strips.entryCode[strips.firstEntry[strip] ?? 0] ?? 0
  const first = products.firstRow[product] ?? 0
  return column === sharedValue ? () => shared : (row) => strips.codes[column + row - first] ?? 0
}
