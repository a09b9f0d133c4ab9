import type { Surcharge } from '../surcharges.ts'
import { checkContour } from './check-contour.ts'
import type { MachiningRule } from './machining-rules.ts'
import type { Tip, TipForm, TipRange } from './tip.ts'

/** Our own figures. */
const surcharges = {
  ball: { cents: 620, days: 2, status: 'unconfirmed' },
  edge: { cents: 380, days: 1, status: 'unconfirmed' },
  cone: { cents: 450, days: 1, status: 'unconfirmed' },
  bevel: { cents: 540, days: 2, status: 'unconfirmed' },
  contour: { cents: 1480, days: 4, status: 'unconfirmed' },
} as const satisfies Record<Tip['form'], Surcharge>

/** The thinnest tip that is shaped, mm. */
const minDiameter = 1
const roundest = 5

/** A tip is shaped within limits that depend on its diameter. */
export const tipRule: MachiningRule<'tip'> = {
  offer(sizes, { tip }) {
    const diameter = tip && sizes[tip]
    return typeof diameter === 'number' && diameter >= minDiameter ? { diameter } : null
  },

  check(tip, { diameter }) {
    if (tip.form === 'contour') return checkContour(tip.contour, diameter)
    const { form, value } = tip
    const { from, to } = tipRange(form, diameter)
    const isStep = Number(value.toFixed(isLength(form) ? 2 : 0)) === value
    const fits = value >= from && value <= to && isStep
    return fits ? null : { code: 'tipOutOfRange', figures: [{ from, to }] }
  },

  surcharge: ({ form }) => surcharges[form],
}

/** Whether a tip has a top side, from which other machining can be turned. */
export function hasTop(tip: Tip | null): boolean {
  return tip?.form === 'bevel' || tip?.form === 'contour'
}

/** Whether the value of a form is a radius in mm, else it is an angle in whole degrees. */
export function isLength(form: TipForm): boolean {
  return form === 'ball' || form === 'edge'
}

/** Returns the values of a form that a tip of this diameter (mm) may have. */
export function tipRange(form: TipForm, diameter: number): TipRange {
  const round = (value: number) => Math.round(value * 100) / 100
  switch (form) {
    case 'ball':
      return { from: Math.ceil(diameter * 50) / 100, to: round(roundest * diameter) }
    case 'edge':
      return { from: 0.1, to: Math.floor(diameter * 40) / 100 }
    case 'cone':
      return { from: 60, to: 170 }
    case 'bevel':
      return { from: 1, to: 45 }
  }
}
