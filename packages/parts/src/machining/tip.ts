import { formatMillimetres } from '../format-millimetres.ts'
import type { TipContourError } from './check-contour.ts'
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

const sign = /^(T[SECB])(\d{1,3}(?:\.\d{1,2})?)$/

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
}
