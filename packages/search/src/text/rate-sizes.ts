import { numberBytes } from '../numbers/article-key.ts'
import { continuation, placeOfKey, rowByKey } from '../numbers/article-rows.ts'
import type { SearchIndex } from '../search-index.ts'
import { codeOf } from '../value-codes.ts'
import { ratings } from './rate-words.ts'

const upperA = 0x41

/**
 * Rates the products that have an article with the sizes of the key (`3.2X160`), and writes its row + 1. If no product
 * has them, sizes that begin with the key count (`3.2X16`), else products that have each of the numbers as a value.
 */
export function rateSizes(index: SearchIndex, key: string, rows: Uint32Array): Uint8Array | null {
  const { count } = index.products
  const bytes = numberBytes(key)
  const whole = new Uint8Array(count)
  const begun = new Uint8Array(count)
  for (let product = 0; product < count; product++) {
    const row = rowOfSizes(index, product, bytes)
    if (row < 0) continue
    rows[product] = row + 1
    if (isWhole(index, row, bytes)) whole[product] = ratings.same * 2
    else begun[product] = ratings.opening * 2
  }
  if (whole.some((rating) => rating > 0)) {
    for (let product = 0; product < count; product++) if (whole[product] === 0) rows[product] = 0
    return whole
  }
  return begun.some((rating) => rating > 0) ? begun : rateValues(index, key.split('X').map(Number))
}

/** Returns the row whose sizes are the key, else one with a letter or size behind it, else one that begins with it. */
function rowOfSizes(index: SearchIndex, product: number, key: Uint8Array): number {
  const first = rowAt(index, product, key)
  if (first < 0 || continuation(index, first, key) < 0) return -1
  if (isWhole(index, first, key)) return first
  const lettered = new Uint8Array(key.length + 1)
  lettered.set(key)
  lettered[key.length] = upperA
  const next = rowAt(index, product, lettered)
  return next >= 0 && isWhole(index, next, key) ? next : first
}

/** Returns the first row, by key, that is not before the key; -1 if all are before it. */
function rowAt(index: SearchIndex, product: number, key: Uint8Array): number {
  const place = placeOfKey(index, product, key)
  const { firstRow } = index.products
  if (place >= (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0)) return -1
  return rowByKey(index, product, place)
}

function isWhole(index: SearchIndex, row: number, key: Uint8Array): boolean {
  const next = continuation(index, row, key)
  return next === 0 || next >= upperA
}

/** Rates products in which every one of the numbers is a value of some attribute. */
function rateValues(index: SearchIndex, numbers: readonly number[]): Uint8Array | null {
  const all = new Uint8Array(index.products.count).fill(1)
  for (const number of numbers) {
    const scores = new Uint8Array(index.products.count)
    if (!rateNumber(index, number, scores)) return null
    for (const [product, score] of scores.entries()) all[product] = Math.min(all[product] ?? 0, score)
  }
  return all.some((rating) => rating > 0) ? all : null
}

/** Raises the rating of products in which a number attribute has this value. */
export function rateNumber(index: SearchIndex, number: number, scores: Uint8Array): boolean {
  const { at, firstEntry, entryCode } = index.strips
  const { count } = index.products
  let found = false
  for (const [place, attribute] of index.attributes.entries()) {
    const code = attribute.kind === 'number' ? codeOf(attribute, number) : 0
    if (code === 0) continue
    for (let product = 0; product < count; product++) {
      const strip = (at[place * count + product] ?? 0) - 1
      if (strip < 0) continue
      const entries = entryCode.subarray(firstEntry[strip], firstEntry[strip + 1])
      if (!entries.includes(code)) continue
      scores[product] = Math.max(scores[product] ?? 0, ratings.within * 2)
      found = true
    }
  }
  return found
}
