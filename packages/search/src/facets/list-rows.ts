import type { SearchIndex } from '../search-index.ts'
import { ascendingRows } from '../search-index.ts'

/** Writes the rows of a strip whose value passes, entry by entry. Returns their number. */
export function gatherRows(index: SearchIndex, strip: number, pass: Uint8Array, target: Uint32Array): number {
  const { firstEntry, entryCode, entryEnd, sorted, rows } = index.strips
  const from = sorted[strip] ?? 0
  const behind = firstEntry[strip + 1] ?? 0
  let length = 0
  let start = 0
  for (let entry = firstEntry[strip] ?? 0; entry < behind; entry++) {
    const end = entryEnd[entry] ?? 0
    if (pass[entryCode[entry] ?? 0] === 1) {
      if (from === ascendingRows) for (let row = start; row < end; row++) target[length++] = row
      else for (let place = start; place < end; place++) target[length++] = rows[from + place] ?? 0
    }
    start = end
  }
  return length
}

/** Removes, in place, the rows whose value in the strip does not pass. Returns the number of the others. */
export function keepPassing(
  index: SearchIndex,
  strip: number,
  pass: Uint8Array,
  list: Uint32Array,
  length: number,
): number {
  const { codes, column } = index.strips
  const start = column[strip] ?? 0
  let kept = 0
  for (let at = 0; at < length; at++) {
    const row = list[at] ?? 0
    list[kept] = row
    kept += pass[codes[start + row] ?? 0] ?? 0
  }
  return kept
}
