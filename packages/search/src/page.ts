const buckets = 4096

/** Which items of a result are shown: pages count from 1. */
export interface PageRequest {
  page: number
  size: number
}

/** How a result is ordered; what lacks a value comes last either way, equals keep their order. */
export interface Sort {
  by: string
  descending: boolean
  /** What this buyer pays of a product's prices, in whole percent by product id; all of them where it is missing. */
  priceShares?: ReadonlyMap<string, number>
}

/** Places of the page's first item and behind its last one in a result of `total`. */
export function pageBounds(total: number, { page, size }: PageRequest): [from: number, to: number] {
  const from = Math.min(total, Math.max(0, page - 1) * size)
  return [from, Math.min(total, from + size)]
}

/**
 * The places in `values` that fill [from, to) when sorted, 0 (no value) last either way, equals by place. Only the
 * buckets that the page touches are sorted, so a page of a million costs three passes, not a sort.
 */
export function selectPage(values: Uint32Array, descending: boolean, from: number, to: number): number[] {
  if (from >= to) return []
  let lowest = 0xffffffff
  let highest = 0
  for (const value of values) {
    if (value > highest) highest = value
    if (value !== 0 && value < lowest) lowest = value
  }
  const width = (Math.max(0, highest - lowest) + 1) / buckets
  const bucketOf = (value: number) =>
    value === 0 ? buckets : Math.floor((descending ? highest - value : value - lowest) / width)
  const filled = new Uint32Array(buckets + 1)
  for (const value of values) {
    const bucket = bucketOf(value)
    filled[bucket] = (filled[bucket] ?? 0) + 1
  }
  let first = 0
  let before = 0
  while (before + (filled[first] ?? 0) <= from) before += filled[first++] ?? 0
  let last = first
  let upTo = before + (filled[first] ?? 0)
  while (upTo < to) upTo += filled[++last] ?? 0
  const places: number[] = []
  for (let place = 0; place < values.length; place++) {
    const bucket = bucketOf(values[place] ?? 0)
    if (bucket >= first && bucket <= last) places.push(place)
  }
  const turn = descending ? -1 : 1
  const keyOf = (place: number) => (values[place] === 0 ? Number.POSITIVE_INFINITY : turn * (values[place] ?? 0))
  places.sort((a, b) => (keyOf(a) === keyOf(b) ? a - b : keyOf(a) - keyOf(b)))
  return places.slice(from - before, to - before)
}
