import { formatMillimetres } from '../format-millimetres.ts'
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
}

function readSize(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
