import type { Sizes } from './family.ts'

/** Shortest straight pin, mm: the limit of one maker (options.json of the sources), taken for all pins. */
export const minPinLength = 50

const shortPin = 100
const tipOfShortPin = 15
const tipOfLongPin = 50

/**
 * Shortest length that a pin with a shoulder may be cut to, mm. It is cut at the tip, so the thin part gets shorter: at
 * least 15 mm of it stay up to an overall length of 100 mm, 50 mm above (options.json of the sources, one maker's rule).
 * Every length from there to the stocked one is allowed.
 */
export function minShoulderedPinLength({ length, shoulderLength }: Sizes<'length' | 'shoulderLength'>): number {
  const tip = length <= shortPin ? tipOfShortPin : tipOfLongPin
  return Math.max(minPinLength, shoulderLength + tip)
}
