import type { SearchIndex } from '../search-index.ts'
import type { Counter, Unit } from './counter.ts'
import { beginCounting, countRows, countStrip } from './counter.ts'
import type { FilterGroup } from './filter-groups.ts'
import { gatherRows, keepPassing } from './list-rows.ts'
import type { Scratch } from './partial-groups.ts'
import { beginScratch, failsMore, failsNone, listPartialGroups } from './partial-groups.ts'

/** The rows that pass all groups, and the facet counts of every attribute. */
export interface Selection {
  /** Number of articles or products. */
  readonly total: number
  /** Counts per value over all attributes. The group of an attribute does not restrict the attribute's own values. */
  readonly counts: Uint32Array
  /** Products with at least one passing article, in the order of the candidates. */
  readonly products: Uint32Array
  /** Passing articles of each of these products. */
  readonly sizes: Uint32Array
  /** One bit per row, set where the article passes. */
  readonly passing: Uint32Array
}

/**
 * Counts a selection in one pass over the candidate products (`null`: all, ascending otherwise).
 *
 * A row counts only if it fails no group (then it counts in every facet) or exactly one group (then it counts in that
 * group's own facet). For each product the groups are first compared with the few entries of the strip: a group passes
 * all rows, none, or some. Products that fail two groups are skipped, and whole strips are added entry by entry. Rows
 * are read only for groups that pass some rows, the narrowest group first.
 */
export function countSelection(
  index: SearchIndex,
  groups: readonly FilterGroup[],
  candidates: Uint32Array | null,
  unit: Unit,
): Selection {
  const { firstRow, count } = index.products
  const counter = beginCounting(index, unit)
  const rounds = candidates === null ? count : candidates.length
  const products = new Uint32Array(rounds)
  const sizes = new Uint32Array(rounds)
  const passing = new Uint32Array((index.articles.count + 31) >>> 5)
  const scratch = beginScratch(index, groups.length)
  let found = 0
  let total = 0
  for (let round = 0; round < rounds; round++) {
    const product = candidates === null ? round : (candidates[round] ?? 0)
    const start = firstRow[product] ?? 0
    const size = (firstRow[product + 1] ?? 0) - start
    const failed = listPartialGroups(index, groups, product, size, scratch)
    if (failed === failsMore) continue
    if (failed !== failsNone) {
      countNearMiss(index, counter, groups, product, failed, scratch)
      continue
    }
    const matching = countMatches(index, counter, groups, product, size, scratch)
    if (matching === noMatch) continue
    if (matching === size) markAll(passing, start, start + size)
    else markRows(passing, start, scratch.matching, matching)
    products[found] = product
    sizes[found++] = matching
    total += unit === 'articles' ? matching : 1
  }
  return {
    total,
    counts: counter.counts,
    products: products.subarray(0, found),
    sizes: sizes.subarray(0, found),
    passing,
  }
}

const noMatch = -1
/** Stands for no partial group, so that none is skipped. */
const everyGroup = -1

/** Counts a product that passes every group at least in part. Returns its matching rows, or `noMatch`. */
function countMatches(
  index: SearchIndex,
  counter: Counter,
  groups: readonly FilterGroup[],
  product: number,
  size: number,
  scratch: Scratch,
): number {
  const { firstOf } = index.strips
  const behind = firstOf[product + 1] ?? 0
  if (scratch.partial === 0) {
    for (let strip = firstOf[product] ?? 0; strip < behind; strip++) countStrip(index, counter, strip, product)
    return size
  }
  const matching = rowsPassing(index, groups, scratch, everyGroup, scratch.matching)
  for (let strip = firstOf[product] ?? 0; strip < behind; strip++) {
    const own = partialOf(scratch, strip)
    if (own === everyGroup) countRows(index, counter, strip, product, scratch.matching, matching)
    else if (scratch.partial === 1) countStrip(index, counter, strip, product)
    else {
      const others = rowsPassing(index, groups, scratch, own, scratch.others)
      countRows(index, counter, strip, product, scratch.others, others)
    }
  }
  return matching === 0 ? noMatch : matching
}

/** Counts a product of which all rows fail one group, in the facet of that group. */
function countNearMiss(
  index: SearchIndex,
  counter: Counter,
  groups: readonly FilterGroup[],
  product: number,
  failed: number,
  scratch: Scratch,
): void {
  const attribute = groups[failed]?.attribute ?? 0
  const strip = (index.strips.at[attribute * index.products.count + product] ?? 0) - 1
  if (strip < 0) return
  if (scratch.partial === 0) countStrip(index, counter, strip, product)
  else {
    const others = rowsPassing(index, groups, scratch, everyGroup, scratch.others)
    countRows(index, counter, strip, product, scratch.others, others)
  }
}

/** Writes the rows that pass the partial groups except the one at `left`. Returns their number. */
function rowsPassing(
  index: SearchIndex,
  groups: readonly FilterGroup[],
  scratch: Scratch,
  left: number,
  target: Uint32Array,
): number {
  const narrowest = left === 0 ? 1 : 0
  let length = gatherRows(index, scratch.strip[narrowest] ?? 0, passOf(groups, scratch, narrowest), target)
  for (let at = narrowest + 1; at < scratch.partial; at++) {
    if (at !== left) length = keepPassing(index, scratch.strip[at] ?? 0, passOf(groups, scratch, at), target, length)
  }
  return length
}

const passesNothing = new Uint8Array()

function passOf(groups: readonly FilterGroup[], scratch: Scratch, at: number): Uint8Array {
  return groups[scratch.group[at] ?? 0]?.pass ?? passesNothing
}

function partialOf(scratch: Scratch, strip: number): number {
  for (let at = 0; at < scratch.partial; at++) if (scratch.strip[at] === strip) return at
  return everyGroup
}

function markRows(passing: Uint32Array, start: number, rows: Uint32Array, length: number): void {
  for (let at = 0; at < length; at++) {
    const row = start + (rows[at] ?? 0)
    passing[row >>> 5] = (passing[row >>> 5] ?? 0) | (1 << (row & 31))
  }
}

function markAll(passing: Uint32Array, start: number, end: number): void {
  let row = start
  while (row < end) {
    const bits = Math.min(32 - (row & 31), end - row)
    const mask = bits === 32 ? 0xffffffff : ((1 << bits) - 1) << (row & 31)
    passing[row >>> 5] = (passing[row >>> 5] ?? 0) | mask
    row += bits
  }
}
