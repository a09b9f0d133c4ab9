import { productOfRow } from './numbers/article-rows.ts'
import type { SearchIndex } from './search-index.ts'
import { sharedValue } from './search-index.ts'

/** Returns the value of an attribute for the article in a row: its own, else its product's, else undefined. */
export function articleValue(index: SearchIndex, row: number, key: string): number | string | undefined {
  const at = index.attributeOf.get(key)
  if (at === undefined) return undefined
  const { strips, products } = index
  const product = productOfRow(index, row)
  const strip = (strips.at[at * products.count + product] ?? 0) - 1
  if (strip < 0) return undefined
  const column = strips.column[strip] ?? 0
  const isShared = column === sharedValue
  const code = isShared
    ? strips.entryCode[strips.firstEntry[strip] ?? 0]
    : strips.codes[column + row - (products.firstRow[product] ?? 0)]
  // Code 0 means that the article has no value.
  return code ? index.attributes[at]?.values[code - 1] : undefined
}
