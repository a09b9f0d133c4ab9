import { formatMillimetres } from '../format-millimetres.ts'
import type { Surcharge } from '../surcharges.ts'
import type { MachiningKind } from './machining-kinds.ts'

/** Flats on the head that prevent rotation: their number and places (one, two parallel, two at 90°, three, four). */
export const flatArrangements = ['R1', 'R2', 'R2Q', 'R3', 'R4'] as const
export type FlatArrangement = (typeof flatArrangements)[number]

/** Flats on the head, and their distance from the axis in mm. */
export interface HeadFlats {
  arrangement: FlatArrangement
  distance: number
}

/** Distances of a flat from the axis, mm: from the shaft, with which it may be flush, to below the edge of the head. */
export interface FlatRange {
  from: number
  below: number
}

export interface FlatDistanceError {
  code: 'flatDistanceOutOfRange'
  figures: [FlatRange]
}

/** Our own figures. */
const surcharges = {
  R1: { cents: 290, days: 1, status: 'unconfirmed' },
  R2: { cents: 480, days: 1, status: 'unconfirmed' },
  R2Q: { cents: 480, days: 1, status: 'unconfirmed' },
  R3: { cents: 670, days: 1, status: 'unconfirmed' },
  R4: { cents: 860, days: 1, status: 'unconfirmed' },
} as const satisfies Record<FlatArrangement, Surcharge>

const sign = /^(R[1-4]Q?)F(\d{1,3}(?:\.\d{1,3})?)$/

/** Flats on the head: `R1F1.6`. */
export const headFlatsKind: MachiningKind<'headFlats'> = {
  format: ({ arrangement, distance }) => `${arrangement}F${formatMillimetres(distance)}`,

  parse(text) {
    const [, letters, distance] = sign.exec(text ?? '') ?? []
    const arrangement = flatArrangements.find((code) => code === letters)
    return arrangement === undefined ? null : { arrangement, distance: Number(distance) }
  },

  pattern: `^(${flatArrangements.join('|')})F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?$`,
  lookalike: 'r\\d\\w?f[\\d.]+',

  offer(sizes, { headFlats: diameters }) {
    if (diameters === null) return null
    const [shaft, head] = [sizes[diameters.shaft], sizes[diameters.head]]
    return typeof shaft === 'number' && typeof head === 'number' ? { from: shaft / 2, below: head / 2 } : null
  },

  check({ distance }, { from, below }) {
    const fits = distance >= from && distance < below
    return fits ? null : { code: 'flatDistanceOutOfRange', figures: [{ from, below }] }
  },

  surcharge: ({ arrangement }) => surcharges[arrangement],
}
