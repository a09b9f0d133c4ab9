import { formatMillimetres } from '../format-millimetres.ts'
import type { MachiningKind } from './machining-kinds.ts'

/** Flats on the head that prevent rotation: their number and places (one, two parallel, two at 90°, three, four). */
export const flatArrangements = ['R1', 'R2', 'R2Q', 'R3', 'R4'] as const
export type FlatArrangement = (typeof flatArrangements)[number]

/**
 * Flats on the head, their distance from the axis in mm, and the angle of the first one to the marking in whole degrees:
 * to the top of an engraving, to the low side of a bevel, or to the upper side of a contour.
 */
export interface HeadFlats {
  arrangement: FlatArrangement
  distance: number
  angle: number
}

/** Distances of a flat from the axis, mm: from the shaft, with which it may be flush, to below the edge of the head. */
export interface FlatRange {
  from: number
  below: number
}

export type HeadFlatsError =
  | { code: 'flatDistanceOutOfRange'; figures: [FlatRange] }
  | { code: 'flatAngleWithoutMarking'; figures: [] }

const sign = /^(R[1-4]Q?)F(\d{1,3}(?:\.\d{1,3})?)(?:A(\d{1,3}))?$/
/** Degrees. */
const turn = 360

/** Flats on the head: `R1F1.6`, turned from the marking `R1F1.6A30`. */
export const headFlatsKind: MachiningKind<'headFlats'> = {
  format({ arrangement, distance, angle }) {
    return `${arrangement}F${formatMillimetres(distance)}${angle === 0 ? '' : `A${angle}`}`
  },

  parse(text) {
    const [, letters, distance, angle = '0'] = sign.exec(text ?? '') ?? []
    const arrangement = flatArrangements.find((code) => code === letters)
    if (arrangement === undefined || Number(angle) >= turn) return null
    return { arrangement, distance: Number(distance), angle: Number(angle) }
  },

  pattern: `^(${flatArrangements.join('|')})F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?(A([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]))?$`,
  lookalike: 'r\\d\\w?f[\\d.]+(?:a\\d+)?',
}
