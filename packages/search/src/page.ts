const maxBuckets = 4096

/** The page of a result to show; pages count from 1. */
export interface PageRequest {
  page: number
  size: number
}

/** The order of a result. Items without a value come last in both directions, and equal items keep their order. */
export interface Sort {
  by: string
  descending: boolean
  /** Percentage of the list price that this buyer pays, in whole percent by product id; 100 where it is missing. */
  priceShares?: ReadonlyMap<string, number>
}

/** Returns the range of places of a page in a result of `total` items: [from, to). */
export function pageBounds(total: number, { page, size }: PageRequest): [from: number, to: number] {
  const from = Math.min(total, Math.max(0, page - 1) * size)
  return [from, Math.min(total, from + size)]
}

/**
 * Returns the places in `values` that fill [from, to) in sorted order, 0 (no value) last in both directions, equal
 * values by place. Sorts only the buckets that the page touches, so a page of a million costs three passes, not a sort.
 */
export function selectPage(values: Uint32Array, descending: boolean, from: number, to: number): number[] {
  if (from >= to) return []
  let lowest = 0xffffffff
  let highest = 0
  for (const value of values) {
    if (value > highest) highest = value
    if (value !== 0 && value < lowest) lowest = value
  }
  // A small result needs few of them.
  const buckets = Math.min(maxBuckets, values.length)
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
