import type { Sizes } from './family.ts'

/** Shortest straight pin, mm: the published limit of one maker, used for all pins. */
export const minPinLength = 50

const shortPin = 100
const tipOfShortPin = 15
const tipOfLongPin = 50

/**
 * Returns the shortest length of a pin with a shoulder after a cut, mm. The cut at the tip shortens the thin part. Of
 * it at least 15 mm must remain up to an overall length of 100 mm, and 50 mm above (the published rule of one maker).
 * Every length from there to the stocked one is allowed.
 */
export function minShoulderedPinLength({ length, shoulderLength }: Sizes<'length' | 'shoulderLength'>): number {
  const tip = length <= shortPin ? tipOfShortPin : tipOfLongPin
  return Math.max(minPinLength, shoulderLength + tip)
}
