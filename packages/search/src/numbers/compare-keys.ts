import { isDigit } from './article-key.ts'

const dot = 0x2e

/** Compares key `a[aStart, aEnd)` with `b[bStart, bEnd)` bytewise: negative, 0 or positive. */
export function compareKeys(
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
): number {
  const shared = Math.min(aEnd - aStart, bEnd - bStart)
  for (let at = 0; at < shared; at++) {
    const difference = (a[aStart + at] ?? 0) - (b[bStart + at] ?? 0)
    if (difference !== 0) return difference
  }
  return aEnd - aStart - (bEnd - bStart)
}

/** Like `compareKeys`, but numbers count by their value: `3.2X160` before `10X100`. */
export function compareNaturally(
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
): number {
  let left = aStart
  let right = bStart
  while (left < aEnd && right < bEnd) {
    const leftByte = a[left] ?? 0
    const rightByte = b[right] ?? 0
    if (!isDigit(leftByte) || !isDigit(rightByte)) {
      if (leftByte !== rightByte) return leftByte - rightByte
      left++
      right++
      continue
    }
    const leftEnd = digitsEnd(a, left, aEnd)
    const rightEnd = digitsEnd(b, right, bEnd)
    const byLength = leftEnd - left - (rightEnd - right)
    if (byLength !== 0) return byLength
    const byDigits = compareKeys(a, left, leftEnd, b, right, rightEnd)
    if (byDigits !== 0) return byDigits
    left = leftEnd
    right = rightEnd
    const leftPoint = left < aEnd && a[left] === dot
    const rightPoint = right < bEnd && b[right] === dot
    if (leftPoint !== rightPoint) return leftPoint ? 1 : -1
    if (!leftPoint) continue
    const leftDecimals = digitsEnd(a, left + 1, aEnd)
    const rightDecimals = digitsEnd(b, right + 1, bEnd)
    const byDecimals = compareKeys(a, left + 1, leftDecimals, b, right + 1, rightDecimals)
    if (byDecimals !== 0) return byDecimals
    left = leftDecimals
    right = rightDecimals
  }
  return aEnd - left - (bEnd - right)
}

function digitsEnd(key: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && isDigit(key[at] ?? 0)) at++
  return at
}
