import type { SearchIndex } from '../search-index.ts'
import { sharedValue } from '../search-index.ts'

/** What is counted: articles, or products with at least one of the articles. */
export type Unit = 'articles' | 'products'

/** Counts per value over all attributes (`firstCount` + code). */
export interface Counter {
  readonly unit: Unit
  readonly counts: Uint32Array
  /** The last product that counted for a value, + 1, so that each product counts once. */
  readonly seen: Uint32Array
}

export function beginCounting(index: SearchIndex, unit: Unit): Counter {
  return {
    unit,
    counts: new Uint32Array(index.countLength),
    seen: new Uint32Array(unit === 'products' ? index.countLength : 0),
  }
}

/** Counts every row of a strip by its entries. */
export function countStrip(index: SearchIndex, counter: Counter, strip: number, product: number): void {
  const { strips } = index
  const { counts, seen } = counter
  const firstCount = index.attributes[strips.attribute[strip] ?? 0]?.firstCount ?? 0
  const behind = strips.firstEntry[strip + 1] ?? 0
  let start = 0
  for (let entry = strips.firstEntry[strip] ?? 0; entry < behind; entry++) {
    const place = firstCount + (strips.entryCode[entry] ?? 0)
    if (counter.unit === 'articles') {
      const end = strips.entryEnd[entry] ?? 0
      counts[place] = (counts[place] ?? 0) + end - start
      start = end
    } else if (seen[place] !== product + 1) {
      seen[place] = product + 1
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
}

/** Counts some rows of a strip. */
export function countRows(
  index: SearchIndex,
  counter: Counter,
  strip: number,
  product: number,
  rows: Uint32Array,
  length: number,
): void {
  if (length === 0) return
  const { codes, column, attribute, firstEntry, entryCode } = index.strips
  const { counts, seen } = counter
  const firstCount = index.attributes[attribute[strip] ?? 0]?.firstCount ?? 0
  const start = column[strip] ?? 0
  if (counter.unit === 'articles') {
    if (start === sharedValue) {
      const place = firstCount + (entryCode[firstEntry[strip] ?? 0] ?? 0)
      counts[place] = (counts[place] ?? 0) + length
      return
    }
    for (let at = 0; at < length; at++) {
      const place = firstCount + (codes[start + (rows[at] ?? 0)] ?? 0)
      counts[place] = (counts[place] ?? 0) + 1
    }
    return
  }
  if (start === sharedValue) {
    countStrip(index, counter, strip, product)
    return
  }
  for (let at = 0; at < length; at++) {
    const place = firstCount + (codes[start + (rows[at] ?? 0)] ?? 0)
    if (seen[place] === product + 1) continue
    seen[place] = product + 1
    counts[place] = (counts[place] ?? 0) + 1
  }
}
