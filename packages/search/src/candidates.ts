import type { Flag } from './index-input.ts'
import type { SearchIndex } from './search-index.ts'
import { flagBits } from './search-index.ts'

/** Restricts the products before any filter; a field that is left out restricts nothing. */
export interface Scope {
  /** Products of any of these categories; empty means all categories. */
  categoryIds?: readonly string[]
  /** Only these products, as far as they exist. */
  productIds?: readonly string[]
  flag?: Flag
  /** The score of each product for the search text, 0 without a match. */
  scores?: Uint16Array
}

/** Returns the ordinals of the products in a scope, ascending; null means all products. */
export function candidateProducts(index: SearchIndex, scope: Scope): Uint32Array | null {
  const { categoryIds = [], productIds, flag, scores } = scope
  if (categoryIds.length === 0 && productIds === undefined && flag === undefined && scores === undefined) return null
  const { count, flags, ordinals } = index.products
  const named = productIds === undefined ? undefined : new Set(productIds.map((id) => ordinals.get(id)))
  const members = new Uint8Array(count).fill(categoryIds.length === 0 ? 1 : 0)
  for (const id of categoryIds) for (const product of index.productsOf.get(id) ?? []) members[product] = 1
  const bit = flag === undefined ? 0 : flagBits[flag]
  const candidates = new Uint32Array(count)
  let length = 0
  for (let product = 0; product < count; product++) {
    if (members[product] === 0 || ((flags[product] ?? 0) & bit) !== bit) continue
    if (scores?.[product] === 0 || named?.has(product) === false) continue
    candidates[length++] = product
  }
  return candidates.slice(0, length)
}
