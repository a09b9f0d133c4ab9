/** One line of the report; the bar is met when `ratio` does not exceed it. */
export interface Ratio {
  what: string
  ours: string
  baseline: string
  ratio: number
  bar: number
}

/** The function that a bench module exports. */
export type Bench = () => Ratio[] | Promise<Ratio[]>

/** Returns the milliseconds of one call. */
export function timed(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** Makes a line without a baseline: the measured value must not exceed the limit. */
export function atMost(what: string, value: number, unit: string, limit: number): Ratio {
  return {
    what,
    ours: `${value.toFixed(1)} ${unit}`,
    baseline: `at most ${limit} ${unit}`,
    ratio: value / limit,
    bar: 1,
  }
}

/** Returns the value below which the share `part` (0–1) of the samples lies. */
export function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

/** Returns a generator of numbers in [0, 1) that are the same in every run (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
