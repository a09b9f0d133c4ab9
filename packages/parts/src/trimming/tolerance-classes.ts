import type { FigureStatus, ToleranceClass } from '../article.ts'

/** A class of length tolerance for cuts. */
export interface ToleranceClassData {
  /** Its text on a drawing. */
  text: string
  /** Limits of the length, mm. */
  upper: number
  lower: number
  /** Longest cut length for which the class is offered, mm; null without limit. */
  maxLength: number | null
  status: FigureStatus
}

/** T50 and T20 are those of one maker; the limits of the others are our own. */
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

/** Returns the limits of a class in the form of a drawing, `+0.05/0`; null without a class. */
export function limitsOf(toleranceClass: ToleranceClass | null): string | null {
  return toleranceClass && toleranceClassData[toleranceClass].text
}
