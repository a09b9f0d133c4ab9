import { formatMillimetres } from '../format-millimetres.ts'
import type { Surcharge } from '../surcharges.ts'
import type { MachiningKind } from './machining-kinds.ts'

/** A head ground smaller: its new diameter and height, mm; null for one that stays as it is. At least one is changed. */
export interface ReducedHead {
  diameter: number | null
  height: number | null
}

/** Sizes from a least one to below the present one, mm. */
export interface ReducedRange {
  from: number
  below: number
}

export interface ReducedHeadOffer {
  diameter: ReducedRange
  height: ReducedRange
}

export interface ReducedHeadError {
  code: 'headDiameterOutOfRange' | 'headHeightOutOfRange'
  figures: [ReducedRange]
}

/** The thinnest pin whose head is ground smaller, and what the head keeps beside the shaft, mm. */
const minShaft = 1.5
const minStep = 1

/** Our own figures. */
const surcharge = { cents: 340, days: 1, status: 'unconfirmed' } as const satisfies Surcharge
const sign = /^H(?:D(\d{1,3}(?:\.\d)?))?(?:K(\d{1,2}(?:\.\d{1,2})?))?$/

/** A head ground smaller: `HD10.5`, `HK3`, `HD10.5K3`. */
export const reducedHeadKind: MachiningKind<'reducedHead'> = {
  format({ diameter, height }) {
    const written = (letter: string, size: number | null) =>
      size === null ? '' : `${letter}${formatMillimetres(size)}`
    return `H${written('D', diameter)}${written('K', height)}`
  },

  parse(text) {
    const [, diameter, height] = sign.exec(text ?? '') ?? []
    if (diameter === undefined && height === undefined) return null
    return { diameter: readSize(diameter), height: readSize(height) }
  },

  pattern: '^H(D[1-9][0-9]{0,2}([.][1-9])?(K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)?|K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)$',
  lookalike: 'h(?:d[\\d.]+(?:k[\\d.]+)?|k[\\d.]+)',

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

function readSize(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
