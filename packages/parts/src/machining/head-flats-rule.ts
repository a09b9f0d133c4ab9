import type { Surcharge } from '../surcharges.ts'
import type { FlatArrangement, FlatRange } from './head-flats.ts'
import type { MachiningRule } from './machining-rules.ts'
import type { ReducedHead } from './reduced-head.ts'
import { hasTop } from './tip-rule.ts'

/** Our own figures. */
const surcharges = {
  R1: { cents: 290, days: 1, status: 'unconfirmed' },
  R2: { cents: 480, days: 1, status: 'unconfirmed' },
  R2Q: { cents: 480, days: 1, status: 'unconfirmed' },
  R3: { cents: 670, days: 1, status: 'unconfirmed' },
  R4: { cents: 860, days: 1, status: 'unconfirmed' },
} as const satisfies Record<FlatArrangement, Surcharge>

/** Flats lie between the shaft and the edge of the head. */
export const headFlatsRule: MachiningRule<'headFlats'> = {
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
