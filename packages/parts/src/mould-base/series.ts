/**
 * The Normwerk series of mould bases: plate sizes follow DIN 16760-1, everything else (hole pattern, allocation of parts)
 * is our own design, which no other maker's plates fit. All sizes in mm.
 */

/** What a format takes from its width. */
export interface WidthSeries {
  riserWidth: number
  /** Thicknesses in stock. */
  cavity: readonly number[]
  clamping: readonly number[]
  support: readonly number[]
  riser: readonly number[]
  retainer: readonly number[]
  base: readonly number[]
  /** By how much an overhanging clamping plate is wider, on each side. */
  overhang: number
  pillar: number
  screw: number
  returnPin: number
  ejectorScrew: number
  ring: number
  sprue: number
  rodThread: number
}

const small = [22, 27, 36, 46, 56]
const middle = [22, 27, 36, 46, 56, 66, 76, 86, 96]
const wide = [27, 36, 46, 56, 66, 76, 86, 96, 116, 136]
const largest = [36, 46, 56, 66, 76, 86, 96, 116, 136, 156, 196]

const of96: Omit<WidthSeries, 'riserWidth' | 'cavity' | 'pillar' | 'returnPin'> = {
  clamping: [17, 22],
  support: [22, 27, 36],
  riser: [36, 46, 56],
  retainer: [12],
  base: [12, 17],
  overhang: 15,
  screw: 6,
  ejectorScrew: 5,
  ring: 60,
  sprue: 12,
  rodThread: 10,
}
const of156 = {
  cavity: middle,
  clamping: [22, 27],
  support: [27, 36, 46],
  riser: [46, 56, 66, 76],
  retainer: [12, 17],
  base: [17, 22],
  screw: 8,
  ejectorScrew: 6,
  ring: 90,
  sprue: 18,
  rodThread: 12,
}
const of296 = {
  cavity: wide,
  clamping: [27, 36],
  support: [36, 46, 56, 66],
  riser: [56, 66, 76, 86, 96],
  retainer: [17, 22],
  base: [22, 27],
  overhang: 25,
  screw: 12,
  ejectorScrew: 8,
  sprue: 18,
  rodThread: 16,
}
const of446 = {
  cavity: largest,
  clamping: [36, 46],
  support: [46, 56, 66, 76, 96],
  riser: [76, 96, 116, 136],
  retainer: [22, 27],
  base: [27, 36],
  overhang: 25,
  ring: 160,
  sprue: 24,
  rodThread: 20,
}

const widths: ReadonlyMap<number, WidthSeries> = new Map([
  [96, { ...of96, riserWidth: 18, cavity: small, pillar: 10, returnPin: 6 }],
  [126, { ...of96, riserWidth: 22, cavity: [...small, 66], pillar: 14, returnPin: 8 }],
  [156, { ...of156, riserWidth: 26, overhang: 20, pillar: 14, returnPin: 8 }],
  [196, { ...of156, riserWidth: 32, overhang: 25, pillar: 18, returnPin: 10 }],
  [
    246,
    {
      ...of156,
      ...{ riserWidth: 36, overhang: 25, pillar: 22, screw: 10, returnPin: 12, ejectorScrew: 8, ring: 110 },
      rodThread: 16,
    },
  ],
  [296, { ...of296, riserWidth: 42, pillar: 22, returnPin: 12, ring: 110 }],
  [346, { ...of296, riserWidth: 46, pillar: 30, returnPin: 16, ring: 125 }],
  [396, { ...of296, riserWidth: 52, pillar: 30, returnPin: 16, ring: 125 }],
  [446, { ...of446, riserWidth: 56, pillar: 30, screw: 16, returnPin: 20, ejectorScrew: 10 }],
  [496, { ...of446, riserWidth: 62, pillar: 30, screw: 16, returnPin: 20, ejectorScrew: 10 }],
  [546, { ...of446, riserWidth: 66, pillar: 42, screw: 16, returnPin: 25, ejectorScrew: 12 }],
  [596, { ...of446, riserWidth: 72, pillar: 42, screw: 20, returnPin: 25, ejectorScrew: 12 }],
  [696, { ...of446, riserWidth: 82, pillar: 42, screw: 20, returnPin: 25, ejectorScrew: 12 }],
  [796, { ...of446, riserWidth: 92, pillar: 42, screw: 20, returnPin: 25, ejectorScrew: 12 }],
])

const lengthsOfWidth: ReadonlyMap<number, readonly number[]> = new Map([
  [96, [96, 126]],
  [126, [126, 156, 196]],
  [156, [156, 196, 246]],
  [196, [196, 246, 296]],
  [246, [246, 296, 346, 396]],
  [296, [296, 346, 396, 446]],
  [346, [346, 396, 446, 496]],
  [396, [396, 446, 496]],
  [446, [446, 496, 546, 596]],
  [496, [496, 546, 596]],
  [546, [546]],
  [596, [596, 696, 796]],
  [696, [696, 796]],
  [796, [796, 996]],
])

export interface Format {
  width: number
  length: number
}

/** The formats in ascending order. */
export const formats: readonly Format[] = [...lengthsOfWidth].flatMap(([width, lengths]) =>
  lengths.map((length) => ({ width, length })),
)

/** Returns what belongs to a format; null if the series does not have it. */
export function seriesOf({ width, length }: Format): WidthSeries | null {
  return lengthsOfWidth.get(width)?.includes(length) === true ? (widths.get(width) ?? null) : null
}
