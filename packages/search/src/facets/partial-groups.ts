import type { SearchIndex } from '../search-index.ts'
import { sharedValue } from '../search-index.ts'
import type { FilterGroup } from './filter-groups.ts'

export const failsNone = -1
export const failsMore = -2

/** Working memory for one product at a time: its partial groups, narrowest first, and lists of its rows. */
export interface Scratch {
  partial: number
  readonly group: Int32Array
  readonly strip: Uint32Array
  readonly share: Uint32Array
  readonly matching: Uint32Array
  readonly others: Uint32Array
}

export function beginScratch(index: SearchIndex, groups: number): Scratch {
  const rows = groups === 0 ? 0 : index.maxRows
  return {
    partial: 0,
    group: new Int32Array(groups),
    strip: new Uint32Array(groups),
    share: new Uint32Array(groups),
    matching: new Uint32Array(rows),
    others: new Uint32Array(rows),
  }
}

/** Lists the partial groups of a product. Returns `failsNone`, the one group that all rows fail, or `failsMore`. */
export function listPartialGroups(
  index: SearchIndex,
  groups: readonly FilterGroup[],
  product: number,
  size: number,
  scratch: Scratch,
): number {
  const { strips, products } = index
  let failed = failsNone
  scratch.partial = 0
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at]
    if (group === undefined) continue
    const strip = (strips.at[group.attribute * products.count + product] ?? 0) - 1
    const share = strip < 0 ? 0 : passingRows(index, strip, group, size)
    if (share === 0) {
      if (failed !== failsNone) return failsMore
      failed = at
    } else if (share < size) insertPartial(scratch, at, strip, share)
  }
  return failed
}

/** Counts the rows of a strip that pass. A product without articles counts as one row. */
function passingRows(index: SearchIndex, strip: number, group: FilterGroup, size: number): number {
  const { firstEntry, entryCode, entryEnd, column } = index.strips
  const first = firstEntry[strip] ?? 0
  if (column[strip] === sharedValue) return group.pass[entryCode[first] ?? 0] === 1 ? Math.max(1, size) : 0
  const behind = firstEntry[strip + 1] ?? 0
  const { pass, low, high } = group
  let passing = 0
  for (let entry = entryOf(entryCode, first, behind, low); entry < behind; entry++) {
    const code = entryCode[entry] ?? 0
    if (code > high) break
    if (pass[code] === 1) passing += (entryEnd[entry] ?? 0) - (entry === first ? 0 : (entryEnd[entry - 1] ?? 0))
  }
  return passing
}

/** First entry in [first, behind) whose code is not below `code`. */
function entryOf(entryCode: Uint16Array | Uint32Array, first: number, behind: number, code: number): number {
  let low = first
  let high = behind
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entryCode[middle] ?? 0) < code) low = middle + 1
    else high = middle
  }
  return low
}

function insertPartial(scratch: Scratch, group: number, strip: number, share: number): void {
  let at = scratch.partial++
  while (at > 0 && (scratch.share[at - 1] ?? 0) > share) {
    scratch.group[at] = scratch.group[at - 1] ?? 0
    scratch.strip[at] = scratch.strip[at - 1] ?? 0
    scratch.share[at] = scratch.share[at - 1] ?? 0
    at--
  }
  scratch.group[at] = group
  scratch.strip[at] = strip
  scratch.share[at] = share
}
