import { formatMillimetres } from '../format-millimetres.ts'
import type { Surcharge } from '../surcharges.ts'
import type { MachiningKind } from './machining-kinds.ts'

/**
 * Shapes of a tip: a ball of a radius, an edge rounded with a radius (both mm), a cone of an angle from side to side, a
 * face that is bevelled by an angle (both degrees).
 */
export const tipForms = ['ball', 'edge', 'cone', 'bevel'] as const
export type TipForm = (typeof tipForms)[number]

export interface Tip {
  form: TipForm
  /** The radius or the angle. */
  value: number
}

/** The diameter of the tip, mm. */
export interface TipOffer {
  diameter: number
}

export interface TipRange {
  from: number
  to: number
}

export interface TipError {
  code: 'tipOutOfRange'
  figures: [TipRange]
}

const letters = { ball: 'TS', edge: 'TE', cone: 'TC', bevel: 'TB' } as const satisfies Record<TipForm, string>

/** Our own figures. */
const surcharges = {
  ball: { cents: 620, days: 2, status: 'unconfirmed' },
  edge: { cents: 380, days: 1, status: 'unconfirmed' },
  cone: { cents: 450, days: 1, status: 'unconfirmed' },
  bevel: { cents: 540, days: 2, status: 'unconfirmed' },
} as const satisfies Record<TipForm, Surcharge>

const sign = /^(T[SECB])(\d{1,3}(?:\.\d{1,2})?)$/

/** The thinnest tip that is shaped, mm. */
const minDiameter = 1
const roundest = 5

/** A shaped tip: `TS3` a ball, `TE0.5` a rounded edge, `TC90` a cone, `TB15` a bevel. */
export const tipKind: MachiningKind<'tip'> = {
  format: ({ form, value }) => `${letters[form]}${formatMillimetres(value)}`,

  parse(text) {
    const [, letter, value] = sign.exec(text ?? '') ?? []
    const form = tipForms.find((one) => letters[one] === letter)
    return form === undefined ? null : { form, value: Number(value) }
  },

  pattern: '^T[SECB](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?$',
  lookalike: 't[secb][\\d.]+',

  offer(sizes, { tip }) {
    const diameter = tip && sizes[tip]
    return typeof diameter === 'number' && diameter >= minDiameter ? { diameter } : null
  },

  check({ form, value }, { diameter }) {
    const { from, to } = tipRange(form, diameter)
    const isStep = Number(value.toFixed(isLength(form) ? 2 : 0)) === value
    const fits = value >= from && value <= to && isStep
    return fits ? null : { code: 'tipOutOfRange', figures: [{ from, to }] }
  },

  surcharge: ({ form }) => surcharges[form],
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
