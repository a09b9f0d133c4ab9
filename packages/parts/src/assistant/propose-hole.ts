import { type Step, solve } from './formulas.ts'

/** Limits relative to the nominal size, mm. */
export interface Limits {
  upper: number
  lower: number
}

/** How much two sizes may be apart, mm; negative where they press on each other. */
export interface Clearance {
  least: number
  most: number
}

export interface HoleProposal {
  /** From what remains of the hole's and the pin's limits. */
  cold: Clearance
  /** The same when plate and pin have the temperature of the mould. */
  warm: Clearance
  growthOfPin: Step
  growthOfHole: Step
  /** Length of the guide, mm: two to three times the size; the middle is proposed. */
  guide: { least: number; most: number; proposed: number }
  /** Diameter of the bore behind the guide, mm. */
  relief: number
  /** Steel between the hole and the wall of the cavity, mm. */
  edge: number
}

interface Fit {
  /** Nominal size of the hole and the pin, mm; of a blade its thickness. */
  size: number
  hole: Limits
  pin: Limits
  /** Expansion in 10⁻⁶/K. */
  expansion: { pin: number; plate: number }
  /** °C. */
  temperature: number
}

/** Tool steel 1.1730 from 20 to 100 °C, 10⁻⁶/K, as its data sheet says. */
export const plateExpansion = 11

const guideLengths = { least: 2, most: 3, proposed: 2.5 }
const reliefMore = 0.5

/** Returns the length of a guide for a pin, mm. */
export function guideOf(size: number): HoleProposal['guide'] {
  return {
    least: guideLengths.least * size,
    most: guideLengths.most * size,
    proposed: guideLengths.proposed * size,
  }
}

/** Proposes the hole of a pin: its clearance cold and warm, guide, relief and distance from the cavity. */
export function proposeHole({ size, hole, pin, expansion, temperature }: Fit): HoleProposal {
  const cold = { least: hole.lower - pin.upper, most: hole.upper - pin.lower }
  const growthOfPin = solve('growthOfPin', { α: expansion.pin, d: size, T: temperature })
  const growthOfHole = solve('growthOfHole', { α: expansion.plate, D: size, T: temperature })
  const opens = growthOfHole.result - growthOfPin.result
  return {
    cold,
    warm: { least: cold.least + opens, most: cold.most + opens },
    growthOfPin,
    growthOfHole,
    guide: guideOf(size),
    relief: size + reliefMore,
    edge: size,
  }
}

/** Returns the length of a pin between its head and a guide of the proposed length, mm; never negative. */
export function freeLengthOf({
  length,
  headHeight,
  size,
}: {
  length: number
  headHeight: number
  size: number
}): number {
  return Math.max(0, length - headHeight - guideOf(size).proposed)
}
