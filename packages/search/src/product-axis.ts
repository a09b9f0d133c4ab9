import { type SearchIndex, sharedValue } from './search-index.ts'

export type Value = number | string

/** The values of one attribute in one product. */
export interface Axis {
  /** Each value once, in the order of the index. */
  values: Value[]
  /** Returns the place in `values` of an article, by its row in the product, counted from 0. */
  placeOf(row: number): number
}

/**
 * Reads the values of an attribute in a product.
 * @param product its ordinal in the index
 * @param key the attribute, such as `diameter`
 * @returns null if an article has no value, or if the index has no such attribute
 */
export function readAxis(
  { attributeOf, attributes, products, strips }: SearchIndex,
  product: number,
  key: string,
): Axis | null {
  const at = attributeOf.get(key)
  if (at === undefined) return null
  const strip = (strips.at[at * products.count + product] ?? 0) - 1
  if (strip < 0) return null
  const codes = strips.entryCode.subarray(strips.firstEntry[strip], strips.firstEntry[strip + 1])
  // Code 0 means that an article has no value.
  if (codes[0] === 0) return null
  const values = Array.from(codes, (code) => attributes[at]?.values[code - 1] ?? '')
  const column = strips.column[strip] ?? 0
  if (column === sharedValue) return { values, placeOf: () => 0 }
  // Many products are left by their values alone, so the places are listed for the first article.
  let placeOfCode: Uint32Array | undefined
  return {
    values,
    placeOf(row) {
      placeOfCode ??= listPlaces(codes)
      return placeOfCode[strips.codes[column + row] ?? 0] ?? 0
    },
  }
}

function listPlaces(codes: ArrayLike<number>): Uint32Array {
  const placeOfCode = new Uint32Array((codes[codes.length - 1] ?? 0) + 1)
  for (let place = 0; place < codes.length; place++) placeOfCode[codes[place] ?? 0] = place
  return placeOfCode
}
