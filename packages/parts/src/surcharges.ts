import type { FigureStatus, ToleranceClass } from './article.ts'
import type { PartOptions } from './configured-part.ts'
import { surchargesOfSpecial } from './machining/machining-rules.ts'

/** Working days in which an inspection certificate is written; our own figure. */
const certificateDays = 1

/** The surcharge of an option on the price and the delivery time of a part. */
export interface Surcharge {
  /** Whole cents per piece. */
  cents: number
  /** Working days on top of the lead time of the stocked article. */
  days: number
  status: FigureStatus
}

/** The figures of T50 and T20 are those of one maker; all others are our own. */
export const surcharges = {
  T100: { cents: 190, days: 1, status: 'unconfirmed' },
  T50: { cents: 320, days: 1, status: 'confirmed' },
  T20: { cents: 680, days: 2, status: 'confirmed' },
  T10: { cents: 1290, days: 3, status: 'unconfirmed' },
} as const satisfies Record<ToleranceClass, Surcharge>

/** Returns the surcharges of the options of a part, one for each option that has one. */
export function surchargesOf(options: PartOptions): Surcharge[] {
  const { toleranceClass } = options
  return [...(toleranceClass === null ? [] : [surcharges[toleranceClass]]), ...surchargesOfSpecial(options)]
}

/** Returns the working days that the options of a part add to the lead time of the stocked article. */
export function extraDaysOf(options: PartOptions): number {
  const written = options.certificate ? certificateDays : 0
  return surchargesOf(options).reduce((sum, { days }) => sum + days, written)
}
