import type { Certainty, ToleranceClass } from './article.ts'
import type { FlatArrangement, PartOptions } from './configured-part.ts'

/** What an option adds to the price and the delivery of a part. */
export interface Surcharge {
  /** Per piece, whole cents. */
  cents: number
  /** Working days on top of the lead time of the stocked article. */
  days: number
  status: Certainty
}

/** T50 and T20 are offered so by a maker (options.json of the sources); all other figures are our own. */
export const surcharges = {
  T100: { cents: 190, days: 1, status: 'unconfirmed' },
  T50: { cents: 320, days: 1, status: 'confirmed' },
  T20: { cents: 680, days: 2, status: 'confirmed' },
  T10: { cents: 1290, days: 3, status: 'unconfirmed' },
  R1: { cents: 290, days: 1, status: 'unconfirmed' },
  R2: { cents: 480, days: 1, status: 'unconfirmed' },
  R2Q: { cents: 480, days: 1, status: 'unconfirmed' },
  R3: { cents: 670, days: 1, status: 'unconfirmed' },
  R4: { cents: 860, days: 1, status: 'unconfirmed' },
} as const satisfies Record<ToleranceClass | FlatArrangement, Surcharge>

/** The surcharges of what is done to a part, one for each option that has one. */
export function surchargesOf({ toleranceClass, headFlats }: PartOptions): Surcharge[] {
  return [toleranceClass, headFlats?.arrangement].flatMap((option) => (option ? [surcharges[option]] : []))
}
