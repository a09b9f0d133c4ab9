import type { Certainty, ToleranceClass } from '../article.ts'

/** A class of length tolerance a part is cut to. */
export interface ToleranceClassData {
  /** As on a drawing. */
  text: string
  /** Limits on the length, mm. */
  upper: number
  lower: number
  /** Longest cut length the class is held on, mm; null without limit. */
  maxLength: number | null
  status: Certainty
}

/** T50 and T20 are offered so by a maker (options.json); the limits of the others are our own. */
export const toleranceClassData = {
  T100: {
    text: '+0.1/0',
    upper: 0.1,
    lower: 0,
    maxLength: null,
    status: 'unconfirmed',
  },
  T50: {
    text: '+0.05/0',
    upper: 0.05,
    lower: 0,
    maxLength: null,
    status: 'confirmed',
  },
  T20: {
    text: '+0.02/0',
    upper: 0.02,
    lower: 0,
    maxLength: 200,
    status: 'confirmed',
  },
  T10: {
    text: '+0.01/0',
    upper: 0.01,
    lower: 0,
    maxLength: 200,
    status: 'unconfirmed',
  },
} as const satisfies Record<ToleranceClass, ToleranceClassData>

/** The limits of a class as on a drawing, `+0.05/0`; null for none. */
export function limitsOf(toleranceClass: ToleranceClass | null): string | null {
  return toleranceClass && toleranceClassData[toleranceClass].text
}
