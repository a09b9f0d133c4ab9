import type { KnownProduct } from './known-products.ts'
import { readProductNumber } from './read-number.ts'

/**
 * Finds the products that are used together with one: of each related family the one in the same material and coating,
 * else the first of that family.
 */
export function createRelations(known: Iterable<KnownProduct>): (productNr: string) => string[] {
  const byFamily = Map.groupBy(known, ({ family }): string | undefined => family?.code)
  return (productNr) => {
    const number = readProductNumber(productNr)
    if (number === null) return []
    return number.family.related.flatMap((code) => {
      const others = byFamily.get(code) ?? []
      const alike = others.find((other) => other.productNr === productNr.replace(number.family.code, code))
      return (alike ?? others[0])?.productNr ?? []
    })
  }
}
