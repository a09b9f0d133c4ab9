import type { SearchIndex } from '../search-index.ts'
import { anchorDistance } from '../search-index.ts'
import { writeKey } from './article-key.ts'
import { compareKeys } from './compare-keys.ts'

/** A found article. */
export interface ArticleRef {
  /** Its row in this index, for reading its other values. */
  row: number
  id: string
  articleNo: string
  productId: string
  productNr: string
}

const tailKey = new Uint8Array(256)

/** Returns the ordinal of the product to which a row belongs. */
export function productOfRow(index: SearchIndex, row: number): number {
  const { firstRow, count } = index.products
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((firstRow[middle] ?? 0) <= row) low = middle
    else high = middle - 1
  }
  return low
}

/** Returns the UUID of the article in a row. */
export function articleId(index: SearchIndex, row: number): string {
  let id = ''
  for (let at = 0; at < 16; at++) {
    if (at === 4 || at === 6 || at === 8 || at === 10) id += '-'
    id += (index.articles.ids[row * 16 + at] ?? 0).toString(16).padStart(2, '0')
  }
  return id
}

/** Returns the article number of a row as it was added. */
export function articleNumber(index: SearchIndex, product: number, row: number): string {
  const { tails, tailLengths } = index.articles
  let number = index.products.heads[product] ?? ''
  const start = tailStart(index, row)
  const end = start + (tailLengths[row] ?? 0)
  for (let at = start; at < end; at++) number += String.fromCharCode(tails[at] ?? 0)
  return number
}

export function articleRef(index: SearchIndex, row: number): ArticleRef {
  const product = productOfRow(index, row)
  return {
    row,
    id: articleId(index, row),
    articleNo: articleNumber(index, product, row),
    productId: index.products.ids[product] ?? '',
    productNr: index.products.numbers[product] ?? '',
  }
}

/** Returns the row at `place` of the product's rows sorted by key. */
export function rowByKey(index: SearchIndex, product: number, place: number): number {
  const first = index.products.firstRow[product] ?? 0
  return first + (index.articles.byKey[first + place] ?? 0)
}

/** Returns the first place, by key, whose tail key is not before `key`. */
export function placeOfKey(index: SearchIndex, product: number, key: Uint8Array): number {
  const { firstRow } = index.products
  let low = 0
  let high = (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0)
  while (low < high) {
    const middle = (low + high) >> 1
    const length = writeTailKey(index, rowByKey(index, product, middle))
    if (compareKeys(tailKey, 0, length, key, 0, key.length) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Compares the tail key of a row with `key`: -1 if it does not start with it, 0 if equal, else its next byte. */
export function continuation(index: SearchIndex, row: number, key: Uint8Array): number {
  const length = writeTailKey(index, row)
  if (length < key.length || compareKeys(tailKey, 0, key.length, key, 0, key.length) !== 0) return -1
  return length === key.length ? 0 : (tailKey[key.length] ?? 0)
}

/** Returns the length of the longest opening that `key` shares with the tail key of a row of the product. */
export function sharedOpening(index: SearchIndex, product: number, key: Uint8Array): number {
  const { firstRow } = index.products
  const size = (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0)
  const place = placeOfKey(index, product, key)
  let longest = 0
  // Keys are sorted, so a key with the longest shared opening is a neighbour of the place.
  for (let near = Math.max(0, place - 1); near <= place && near < size; near++) {
    const length = Math.min(writeTailKey(index, rowByKey(index, product, near)), key.length)
    let shared = 0
    while (shared < length && tailKey[shared] === key[shared]) shared++
    longest = Math.max(longest, shared)
  }
  return longest
}

function writeTailKey(index: SearchIndex, row: number): number {
  const start = tailStart(index, row)
  return writeKey(index.articles.tails, start, start + (index.articles.tailLengths[row] ?? 0), tailKey)
}

function tailStart({ articles }: SearchIndex, row: number): number {
  const anchor = Math.floor(row / anchorDistance)
  let start = articles.anchors[anchor] ?? 0
  for (let before = anchor * anchorDistance; before < row; before++) start += articles.tailLengths[before] ?? 0
  return start
}

/** Returns the places, by key, of the product's rows whose tail key starts with `key`: [from, to). */
export function placesOfOpening(index: SearchIndex, product: number, key: Uint8Array): [number, number] {
  const from = placeOfKey(index, product, key)
  const size = (index.products.firstRow[product + 1] ?? 0) - (index.products.firstRow[product] ?? 0)
  if (from === size || continuation(index, rowByKey(index, product, from), key) < 0) return [from, from]
  const behind = new Uint8Array(key.length + 1)
  behind.set(key)
  behind[key.length] = 0xff
  return [from, placeOfKey(index, product, behind)]
}
