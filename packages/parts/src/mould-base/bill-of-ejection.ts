import { type BillLine, lineWriter } from './bill.ts'
import { cutPin } from './cut-pin.ts'
import type { Levels } from './levels.ts'
import type { Pattern } from './pattern.ts'
import type { Reason } from './reason.ts'
import type { MouldBaseSettings } from './settings.ts'
import { restButton } from './small-parts.ts'

/** Way that the ejector plates keep from the support plate, and the shortest useful stroke, mm. */
const [reserve, minStroke] = [5, 5]

export interface Stroke {
  /** Way of the ejector plates until they touch. */
  geometric: number
  recommended: number
}

export interface EjectionParts {
  lines: BillLine[]
  stroke: Stroke | null
  /** Length of the return pins or push rods, from the seat of the head to the parting line. */
  pinLength: number
  errors: Reason[]
  warnings: Reason[]
}

/** Lists what moves the ejector plates: return pins or push rods, rest buttons and the rod. */
export function billEjection(
  settings: MouldBaseSettings,
  pattern: Pattern,
  levels: Levels,
  guideLength: number,
): EjectionParts {
  const none = { lines: [], stroke: null, pinLength: 0, errors: [], warnings: [] }
  if (settings.ejection === 'none') return none
  const { riser, retainer, base, stripper, clampMoving } = settings
  const geometric = riser - restButton.height - retainer - base
  // The bushings of a stripper plate stay on the pillars.
  const onPillars = stripper > 0 && guideLength > 0 ? guideLength - stripper : Number.POSITIVE_INFINITY
  const recommended = Math.min(geometric - reserve, onPillars)
  const errors: Reason[] =
    recommended < minStroke
      ? [{ field: 'riser', code: 'strokeTooShort', values: { stroke: recommended, needed: minStroke } }]
      : []
  const pinLength = levels.stripper - levels.retainer
  const { returnPin: diameter, rodThread } = pattern
  const cut = cutPin(diameter, pinLength)
  const write = lineWriter(settings)
  const pins = { quantity: 4, family: 'AZ', sizes: [diameter, pinLength], material: { code: 'H' } }
  const rod = [rodThread, clampMoving + restButton.height + rodThread]
  return {
    lines: [
      write(stripper > 0 ? 'pushRod' : 'returnPin', { ...pins, ...(cut ?? { article: null }) }),
      write('restButton', {
        ...{ quantity: 2 * pattern.restYs.length, family: 'RB', material: { code: 'E' } },
        sizes: [restButton.diameter, restButton.height],
      }),
      write('ejectorRod', { quantity: 1, family: 'EB', sizes: rod, material: { code: 'U' } }),
    ],
    stroke: { geometric, recommended },
    pinLength,
    errors,
    warnings: cut === null ? [{ field: 'riser', code: 'returnPinOnRequest', values: { length: pinLength } }] : [],
  }
}
