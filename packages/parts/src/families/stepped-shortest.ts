import { shortestPin } from './cylindrical-pins.ts'
import { type Sizes, sizeOf } from './line.ts'

const shortPin = 100
const tipOfShortPin = 15
const tipOfLongPin = 50

/**
 * Shortest length a pin with a shoulder may be cut to, mm. It is cut at the tip, so that the thin part gets shorter;
 * at least 15 mm of it stay up to an overall length of 100 mm, 50 mm above (options.json, one maker's rule).
 * Every length from there to the stocked one is allowed.
 */
export function steppedShortest(sizes: Sizes): number {
  const shoulder = sizeOf(sizes, 'shoulderLength')
  const tip = sizeOf(sizes, 'length') <= shortPin ? tipOfShortPin : tipOfLongPin
  return Math.max(shortestPin, shoulder + tip)
}
