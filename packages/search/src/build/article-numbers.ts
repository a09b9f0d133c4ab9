import { writeKey } from '../numbers/article-key.ts'
import { compareKeys, compareNaturally } from '../numbers/compare-keys.ts'

const maxLength = 255

/** Throws unless `articleNo` has 1 to 255 ASCII characters, as the index stores a byte per character. */
export function checkArticleNumber(articleNo: string): void {
  for (let at = 0; at < articleNo.length; at++) {
    if (articleNo.charCodeAt(at) > 0x7e) throw new TypeError(`Article number ${JSON.stringify(articleNo)} is not ASCII`)
  }
  if (articleNo === '' || articleNo.length > maxLength) throw new RangeError('An article number has 1–255 characters')
}

/**
 * Returns the opening that all numbers of a product share, so that the index stores it once: the product number, or
 * else the letters before the first digit. The joined keys of both parts are the key of the whole number.
 */
export function sharedHead(productNr: string, numbers: readonly string[]): string {
  let opensAll = productNr !== ''
  let head = /^\D*/.exec(numbers[0] ?? '')?.[0] ?? ''
  for (const number of numbers) {
    opensAll &&= continuesBehind(productNr, number)
    while (!number.startsWith(head)) head = head.slice(0, -1)
  }
  return opensAll ? productNr : head
}

function continuesBehind(head: string, number: string): boolean {
  if (!number.startsWith(head)) return false
  return !/\d$/.test(head) || !/^[\dxX*.,]/.test(number.slice(head.length))
}

/** The rows of a product by natural order of their numbers, and these rows in bytewise order of their keys. */
export interface NumberOrders {
  natural: Uint32Array
  byKey: Uint32Array
}

/** Orders the numbers of one product, each without its head. */
export function orderNumbers(tails: readonly string[]): NumberOrders {
  const size = tails.length
  const { keys, ends } = joinKeys(tails)
  const startOf = (row: number) => (row === 0 ? 0 : (ends[row - 1] ?? 0))
  const endOf = (row: number) => ends[row] ?? 0
  const naturally = (a: number, b: number) =>
    compareNaturally(keys, startOf(a), endOf(a), keys, startOf(b), endOf(b)) || a - b
  let isOrdered = true
  for (let row = 1; row < size && isOrdered; row++) {
    isOrdered = naturally(row - 1, row) < 0
  }
  const natural = Uint32Array.from(tails.keys())
  if (!isOrdered) natural.sort(naturally)
  const placeOf = new Uint32Array(size)
  for (let place = 0; place < size; place++) placeOf[natural[place] ?? 0] = place
  const byKey = Uint32Array.from(tails.keys()).sort(
    (a, b) =>
      compareKeys(keys, startOf(a), endOf(a), keys, startOf(b), endOf(b)) || (placeOf[a] ?? 0) - (placeOf[b] ?? 0),
  )
  return { natural, byKey: byKey.map((row) => placeOf[row] ?? 0) }
}

const written = new Uint8Array(maxLength)
const key = new Uint8Array(maxLength)

/** Joins the keys of the numbers one after the other. Returns them and the end of each. */
function joinKeys(tails: readonly string[]): { keys: Uint8Array; ends: Uint32Array } {
  const ends = new Uint32Array(tails.length)
  const keys = new Uint8Array(tails.reduce((sum, tail) => sum + tail.length, 0))
  let end = 0
  for (const [row, tail] of tails.entries()) {
    for (let at = 0; at < tail.length; at++) written[at] = tail.charCodeAt(at)
    const length = writeKey(written, 0, tail.length, key)
    for (let at = 0; at < length; at++) keys[end + at] = key[at] ?? 0
    end += length
    ends[row] = end
  }
  return { keys, ends }
}
