import { screwLengthsOf, screwOf, sleeveDepth } from './small-parts.ts'

export interface FittedScrew {
  length: number
  /** Depth of the counterbore for the head. */
  counterbore: number
  /** Length of the thread that holds, below the bore of the sleeve. */
  engagement: number
  tapDepth: number
}

export type ScrewMisfit = { misfit: 'gripTooLong' } | { misfit: 'plateTooThin'; needed: number }

/** Steel that stays below a counterbore, and below a tapped hole. */
const floor = 2
/** Turns of the tapped hole beyond the end of the screw. */
const runOut = 3

/** Returns how deep the counterbore for a head is. */
export function headDepth(thread: number): number {
  return screwOf(thread).headHeight + 1
}

/** Returns the least thickness of a plate that takes the heads of screws with sleeves. */
export function minClamp(thread: number): number {
  return headDepth(thread) + sleeveDepth(thread) + floor
}

/**
 * Fits the screws that hold a half together: the shortest length of which the thread holds one diameter below the
 * sleeve. Where its tapped hole would go through, the next shorter one is taken with a deeper counterbore.
 * @param clamp thickness of the plate with the heads
 * @param between thickness of the plates between it and the tapped one
 * @param plate thickness of the tapped plate
 */
export function fitScrew(thread: number, clamp: number, between: number, plate: number): FittedScrew | ScrewMisfit {
  const { pitch } = screwOf(thread)
  const [sleeve, usual] = [sleeveDepth(thread), headDepth(thread)]
  const inPlate = (length: number, counterbore: number) => length - (clamp - counterbore + between)
  const lengths = screwLengthsOf(thread)
  const at = lengths.findIndex((length) => inPlate(length, usual) - sleeve >= thread)
  const tried = at < 0 ? lengths.slice(-1) : lengths.slice(Math.max(0, at - 1), at + 1).toReversed()
  const deepest = Math.max(usual, clamp - sleeve - floor)
  for (const length of tried) {
    for (let counterbore = usual; counterbore <= deepest; counterbore++) {
      const depth = inPlate(length, counterbore)
      const tapDepth = depth + runOut * pitch
      if (depth - sleeve >= thread && tapDepth + floor <= plate) {
        return { length, counterbore, engagement: depth - sleeve, tapDepth }
      }
    }
  }
  if (at < 0) return { misfit: 'gripTooLong' }
  return { misfit: 'plateTooThin', needed: sleeve + thread + runOut * pitch + floor }
}
