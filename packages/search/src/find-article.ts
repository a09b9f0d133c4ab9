import { articleKey, numberBytes } from './numbers/article-key.ts'
import type { ArticleRef } from './numbers/article-rows.ts'
import { articleRef, continuation, placeOfKey, placesOfOpening, rowByKey } from './numbers/article-rows.ts'
import { longestOpening, startOfTail } from './numbers/longest-opening.ts'
import type { SearchIndex } from './search-index.ts'

const maxNumberLength = 255
/** A single letter matches too many articles. */
const minOpening = 2

/**
 * Finds the article whose number is `articleNo`, ignoring separators, letter case, the decimal sign (see `articleKey`)
 * and trailing zeros of a decimal. Every letter and digit must agree. Returns undefined if there is none, or if two
 * articles differ only in separators and neither is written exactly like this.
 */
export function findArticle(index: SearchIndex, articleNo: string): ArticleRef | undefined {
  if (articleNo.length > maxNumberLength) return undefined
  const key = articleKey(articleNo)
  const row = onlyRow(index, key, articleNo) ?? onlyRow(index, withoutTrailingZeros(key), articleNo)
  return row === undefined ? undefined : articleRef(index, row)
}

/**
 * Returns up to `limit` articles whose number starts with `prefix`, with or without the letters in front of the sizes:
 * `azh3.2x1` and `3,2 x 1`. A number equal to the prefix comes first, the others follow product by product.
 */
export function articlesByPrefix(index: SearchIndex, prefix: string, limit: number): ArticleRef[] {
  return rowsByPrefix(index, articleKey(prefix.slice(0, maxNumberLength)), limit).map((row) => articleRef(index, row))
}

/** Returns up to `limit` articles that share the longest opening with a number that no article has. */
export function suggestArticles(index: SearchIndex, articleNo: string, limit: number): ArticleRef[] {
  const key = articleKey(articleNo.slice(0, maxNumberLength)).slice(0, index.maxKeyLength)
  const length = longestOpening(index, key)
  if (length < minOpening) return []
  return rowsByPrefix(index, key.slice(0, length), limit).map((row) => articleRef(index, row))
}

/** Yields the products whose article numbers can start with `key`, each with the rest of the key behind its head. */
function* productsFor(index: SearchIndex, key: string): Generator<[product: number, tail: string]> {
  for (let length = 0; length <= Math.min(key.length, index.maxHeadLength); length++) {
    const head = key.slice(0, length)
    for (const product of index.productsByHead.get(head) ?? []) yield [product, key.slice(startOfTail(head, key))]
  }
}

function onlyRow(index: SearchIndex, key: string, written: string): number | undefined {
  if (key === '') return undefined
  const rows: number[] = []
  for (const [product, tail] of productsFor(index, key)) {
    const bytes = numberBytes(tail)
    const size = (index.products.firstRow[product + 1] ?? 0) - (index.products.firstRow[product] ?? 0)
    for (let place = placeOfKey(index, product, bytes); place < size; place++) {
      const row = rowByKey(index, product, place)
      if (continuation(index, row, bytes) !== 0) break
      rows.push(row)
    }
  }
  if (rows.length < 2) return rows[0]
  return rows.find((row) => articleRef(index, row).articleNo === written.trim())
}

function withoutTrailingZeros(key: string): string {
  return key.replace(/\.0+(?=\D|$)/g, '').replace(/(\.\d*[1-9])0+(?=\D|$)/g, '$1')
}

function rowsByPrefix(index: SearchIndex, key: string, limit: number): number[] {
  const rows = openedRows(index, key, limit)
  // Most prefixes that are asked for open no number, and then none is equal to them.
  const exact = rows.length === 0 ? undefined : onlyRow(index, key, key)
  return exact === undefined ? rows : [exact, ...rows.filter((row) => row !== exact)].slice(0, limit)
}

/** Returns up to `limit` rows whose keys start with `key`, product by product. */
function openedRows(index: SearchIndex, key: string, limit: number): number[] {
  const rows: number[] = []
  if (key === '' || limit <= 0) return rows
  const { count, byRank, headKeys } = index.products
  const startsWithDigit = /^\d/.test(key)
  const tails = new Map(productsFor(index, key))
  for (let rank = 0; rank < count && rows.length < limit; rank++) {
    const product = byRank[rank] ?? 0
    const head = headKeys[product] ?? ''
    const tail = head.startsWith(key) ? '' : (tails.get(product) ?? (startsWithDigit ? key : undefined))
    if (tail === undefined) continue
    const [from, to] = placesOfOpening(index, product, numberBytes(tail))
    for (let place = from; place < to && rows.length < limit; place++) {
      rows.push(tail === '' ? (index.products.firstRow[product] ?? 0) + place : rowByKey(index, product, place))
    }
  }
  return rows
}
