import { productOfRow } from './numbers/article-rows.ts'
import type { SearchIndex } from './search-index.ts'
import { sharedValue } from './search-index.ts'

/** What the article in a row has as an attribute, its own or its product's; undefined where it has none. */
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
  // Code 0 is "has none".
  return code ? index.attributes[at]?.values[code - 1] : undefined
}
