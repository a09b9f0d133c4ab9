import { formatMillimetres } from '../format-millimetres.ts'
import type { Surcharge } from '../surcharges.ts'
import type { MachiningKind } from './machining-kinds.ts'
import type { ReducedHead } from './reduced-head.ts'
import { hasTop } from './tip.ts'

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

/** Our own figures. */
const surcharges = {
  R1: { cents: 290, days: 1, status: 'unconfirmed' },
  R2: { cents: 480, days: 1, status: 'unconfirmed' },
  R2Q: { cents: 480, days: 1, status: 'unconfirmed' },
  R3: { cents: 670, days: 1, status: 'unconfirmed' },
  R4: { cents: 860, days: 1, status: 'unconfirmed' },
} as const satisfies Record<FlatArrangement, Surcharge>

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

  offer(sizes, { headFlats: diameters }) {
    if (diameters === null) return null
    const [shaft, head] = [sizes[diameters.shaft], sizes[diameters.head]]
    return typeof shaft === 'number' && typeof head === 'number' ? { from: shaft / 2, below: head / 2 } : null
  },

  check({ distance, angle }, offered, { reducedHead, tip, engraving }) {
    const range = flatRangeOf(offered, reducedHead)
    if (!(distance >= range.from && distance < range.below)) return { code: 'flatDistanceOutOfRange', figures: [range] }
    const isMarked = engraving !== null || hasTop(tip)
    return angle === 0 || isMarked ? null : { code: 'flatAngleWithoutMarking', figures: [] }
  },

  surcharge: ({ arrangement }) => surcharges[arrangement],
}

/** Returns the distances of a flat on a head that may be ground smaller. */
export function flatRangeOf({ from, below }: FlatRange, head: ReducedHead | null): FlatRange {
  return { from, below: head?.diameter == null ? below : head.diameter / 2 }
}
