import { formatMillimetres } from '../format-millimetres.ts'
import type { Surcharge } from '../surcharges.ts'
import { checkContour, type TipContourError } from './check-contour.ts'
import type { MachiningKind } from './machining-kinds.ts'
import { contourPattern, parseContour } from './parse-contour.ts'
import { formatContour, type TipContour } from './tip-contour.ts'

/**
 * Shapes of a tip that one figure describes: a ball of a radius, an edge rounded with a radius (both mm), a cone of an
 * angle from side to side, a face that is bevelled by an angle (both degrees).
 */
export const tipForms = ['ball', 'edge', 'cone', 'bevel'] as const
export type TipForm = (typeof tipForms)[number]

export interface SizedTip {
  form: TipForm
  /** The radius or the angle. */
  value: number
}

/** A tip whose face follows a free contour. */
export interface ContourTip {
  form: 'contour'
  contour: TipContour
}

export type Tip = SizedTip | ContourTip

/** The diameter of the tip, mm. */
export interface TipOffer {
  diameter: number
}

export interface TipRange {
  from: number
  to: number
}

export type TipError = { code: 'tipOutOfRange'; figures: [TipRange] } | TipContourError

const letters = {
  ball: 'TS',
  edge: 'TE',
  cone: 'TC',
  bevel: 'TB',
  contour: 'TP',
} as const satisfies Record<Tip['form'], string>

/** Our own figures. */
const surcharges = {
  ball: { cents: 620, days: 2, status: 'unconfirmed' },
  edge: { cents: 380, days: 1, status: 'unconfirmed' },
  cone: { cents: 450, days: 1, status: 'unconfirmed' },
  bevel: { cents: 540, days: 2, status: 'unconfirmed' },
  contour: { cents: 1480, days: 4, status: 'unconfirmed' },
} as const satisfies Record<Tip['form'], Surcharge>

const sign = /^(T[SECB])(\d{1,3}(?:\.\d{1,2})?)$/

/** The thinnest tip that is shaped, mm. */
const minDiameter = 1
const roundest = 5

/** A shaped tip: `TS3` a ball, `TE0.5` a rounded edge, `TC90` a cone, `TB15` a bevel, `TPX2Y0X0Y6` a contour. */
export const tipKind: MachiningKind<'tip'> = {
  format: (tip) =>
    `${letters[tip.form]}${tip.form === 'contour' ? formatContour(tip.contour) : formatMillimetres(tip.value)}`,

  parse(text) {
    if (text?.startsWith(letters.contour)) {
      const contour = parseContour(text.slice(letters.contour.length))
      return contour && { form: 'contour', contour }
    }
    const [, letter, value] = sign.exec(text ?? '') ?? []
    const form = tipForms.find((one) => letters[one] === letter)
    return form === undefined ? null : { form, value: Number(value) }
  },

  pattern: `^T([SECB](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?|P${contourPattern})$`,
  lookalike: 't(?:[secb][\\d.]+|px[\\dxyrq.]+)',

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
