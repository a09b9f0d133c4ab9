import type { SearchIndex } from '../search-index.ts'
import { numberBytes } from './article-key.ts'
import { sharedOpening } from './article-rows.ts'

/**
 * Returns the length of the longest opening that `key` shares with an article number, with or without the letters in
 * front of the sizes. It makes one search per product, however long the key is.
 */
export function longestOpening(index: SearchIndex, key: string): number {
  const { headKeys, firstRow } = index.products
  const bytes = numberBytes(key)
  const startsWithDigit = /^\d/.test(key)
  let longest = 0
  for (const [product, head] of headKeys.entries()) {
    if (firstRow[product] === firstRow[product + 1]) continue
    const shared = sharedLength(head, key)
    longest = Math.max(longest, shared)
    if (shared < head.length && !startsWithDigit) continue
    const start = shared < head.length ? 0 : startOfTail(head, key)
    longest = Math.max(longest, start + sharedOpening(index, product, bytes.subarray(start)))
  }
  return longest
}

/** Returns where the tail begins in a `key` that starts with the head. The sign between two numbers is skipped. */
export function startOfTail(head: string, key: string): number {
  return /\d$/.test(head) && key.charAt(head.length) === 'X' ? head.length + 1 : head.length
}

function sharedLength(head: string, key: string): number {
  let length = 0
  while (length < head.length && head[length] === key[length]) length++
  return length
}
