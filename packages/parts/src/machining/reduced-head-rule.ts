import type { Surcharge } from '../surcharges.ts'
import type { MachiningRule } from './machining-rules.ts'
import type { ReducedRange } from './reduced-head.ts'

/** The thinnest pin whose head is ground smaller, and what the head keeps beside the shaft, mm. */
const minShaft = 1.5
const minStep = 1

/** Our own figures. */
const surcharge = { cents: 340, days: 1, status: 'unconfirmed' } as const satisfies Surcharge

/** A head becomes smaller, but stays larger than the shaft and half as high. */
export const reducedHeadRule: MachiningRule<'reducedHead'> = {
  offer(sizes, { headFlats: diameters }) {
    if (diameters === null) return null
    const [shaft, head, height] = [sizes[diameters.shaft], sizes[diameters.head], sizes.headHeight]
    if (typeof shaft !== 'number' || typeof head !== 'number' || typeof height !== 'number') return null
    const from = Math.ceil(10 * (shaft + minStep)) / 10
    if (shaft < minShaft || from >= head) return null
    return { diameter: { from, below: head }, height: { from: height / 2, below: height } }
  },

  check({ diameter, height }, offered) {
    if (!isWithin(diameter, offered.diameter, 1)) return { code: 'headDiameterOutOfRange', figures: [offered.diameter] }
    return isWithin(height, offered.height, 2) ? null : { code: 'headHeightOutOfRange', figures: [offered.height] }
  },

  surcharge: () => surcharge,
}

/** Whether a head may have this size, which has at most `decimals`. */
function isWithin(size: number | null, { from, below }: ReducedRange, decimals: number): boolean {
  return size === null || (size >= from && size < below && Number(size.toFixed(decimals)) === size)
}
