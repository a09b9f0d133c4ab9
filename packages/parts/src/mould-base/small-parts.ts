/** Sizes of the parts that a mould base is made with, as far as its rules need them; mm. */

export interface ScrewSizes {
  headDiameter: number
  headHeight: number
  pitch: number
  clearance: number
  counterbore: number
  shortest: number
  longest: number
}

const screws: ReadonlyMap<number, ScrewSizes> = new Map([
  [5, screw(8.5, 5, 0.8, 5.5, 10, 8, 80)],
  [6, screw(10, 6, 1, 6.6, 11, 8, 120)],
  [8, screw(13, 8, 1.25, 9, 15, 10, 160)],
  [10, screw(16, 10, 1.5, 11, 18, 16, 200)],
  [12, screw(18, 12, 1.75, 13.5, 20, 20, 240)],
  [16, screw(24, 16, 2, 17.5, 26, 25, 300)],
  [20, screw(30, 20, 2.5, 22, 33, 30, 300)],
])

function screw(
  headDiameter: number,
  headHeight: number,
  pitch: number,
  clearance: number,
  counterbore: number,
  shortest: number,
  longest: number,
): ScrewSizes {
  return { headDiameter, headHeight, pitch, clearance, counterbore, shortest, longest }
}

const screwLengths = [
  ...[8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160],
  ...[180, 200, 220, 240, 260, 280, 300],
]

/** @throws Error for a thread that the series does not use */
export function screwOf(thread: number): ScrewSizes {
  return found(screws, thread, 'screw')
}

/** Returns the lengths in which a screw is made, in ascending order. */
export function screwLengthsOf(thread: number): number[] {
  const { shortest, longest } = screwOf(thread)
  return screwLengths.filter((length) => length >= shortest && length <= longest)
}

export interface PillarSizes {
  /** Diameter of collar, bushing and their bore. */
  outer: number
  head: number
  headHeight: number
  /** The guide diameter of the fourth pillar; null: it is equal and stands nearer to the centre. */
  partner: number | null
  guides: readonly number[]
}

const pillars: ReadonlyMap<number, PillarSizes> = new Map([
  [10, { outer: 14, head: 18, headHeight: 6, partner: 9, guides: [35, 55] }],
  [14, { outer: 20, head: 25, headHeight: 6, partner: 15, guides: [35, 55, 75] }],
  [18, { outer: 26, head: 31, headHeight: 6, partner: 20, guides: [35, 55, 75, 95] }],
  [22, { outer: 30, head: 35, headHeight: 6, partner: 24, guides: [35, 55, 75, 95, 115] }],
  [30, { outer: 42, head: 47, headHeight: 6, partner: 32, guides: [35, 55, 75, 95, 115, 135, 155, 175] }],
  [42, { outer: 54, head: 60, headHeight: 10, partner: null, guides: [35, 55, 75, 95, 115, 135, 155, 175, 195] }],
])

export function pillarOf(guide: number): PillarSizes {
  return found(pillars, guide, 'pillar')
}

/** Centring sleeves by the thread of the screw that goes through them. */
const sleeves: ReadonlyMap<number, { outer: number; length: number }> = new Map([
  [6, { outer: 12, length: 12 }],
  [8, { outer: 14, length: 12 }],
  [10, { outer: 16, length: 16 }],
  [12, { outer: 20, length: 16 }],
  [16, { outer: 26, length: 20 }],
  [20, { outer: 30, length: 24 }],
])

export function sleeveOf(thread: number): { outer: number; length: number } {
  return found(sleeves, thread, 'sleeve')
}

/** How deep the bore for a sleeve is in each of the two plates. */
export function sleeveDepth(thread: number): number {
  return sleeveOf(thread).length / 2 + 0.5
}

export interface PinSizes {
  head: number
  headHeight: number
  /** The lengths in which the pin is stocked, in ascending order. */
  lengths: readonly number[]
}

const pins: ReadonlyMap<number, PinSizes> = new Map([
  [2, pin(4, 2, 200)],
  [2.5, pin(5, 2, 250)],
  [3, pin(6, 3, 315)],
  [3.5, pin(7, 3, 315)],
  [4, pin(8, 3, 400)],
  [4.5, pin(8, 3, 400)],
  [5, pin(10, 3, 500)],
  [5.5, pin(10, 3, 500)],
  [6, pin(12, 5, 630)],
  [7, pin(12, 5, 630)],
  [8, pin(14, 5, 800)],
  [9, pin(14, 5, 800)],
  [10, pin(16, 5, 800)],
  [11, pin(16, 5, 800)],
  [12, pin(18, 7, 1000)],
  [14, pin(22, 7, 1000)],
  [16, pin(22, 7, 1000)],
  [20, pin(26, 8, 1000, 160)],
  [25, pin(32, 10, 1000, 200)],
])

function pin(head: number, headHeight: number, longest: number, shortest = 100): PinSizes {
  const all = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000]
  return { head, headHeight, lengths: all.filter((length) => length >= shortest && length <= longest) }
}

/** Diameters of the ejector pins with a cylindrical head that the series uses, in ascending order. */
export const pinDiameters: readonly number[] = [...pins.keys()]

/** @throws Error for a diameter that the series does not use */
export function pinOf(diameter: number): PinSizes {
  return found(pins, diameter, 'pin')
}

export interface SprueSizes {
  head: number
  headHeight: number
  lengths: readonly number[]
  /** Diameters of the channel at the nozzle. */
  bores: readonly number[]
}

const shortSprues = [27, 36, 46, 56, 66, 76, 86, 96]
const longSprues = [...shortSprues, 116, 136, 156]
const sprues: ReadonlyMap<number, SprueSizes> = new Map([
  [12, { head: 28, headHeight: 15, lengths: shortSprues, bores: [2.5, 3] }],
  [18, { head: 38, headHeight: 18, lengths: longSprues, bores: [2.5, 3, 3.5, 4, 4.5, 5, 6] }],
  [24, { head: 48, headHeight: 23, lengths: longSprues, bores: [3.5, 4, 4.5, 5, 6, 7, 8] }],
])

export function sprueOf(diameter: number): SprueSizes {
  return found(sprues, diameter, 'sprue bushing')
}

/** Radius of the seat for the machine's nozzle; 0 is flat. */
export const nozzleRadii: readonly number[] = [0, 15.5, 40]

/** Eye bolts by their thread, and the mass that one carries along its axis, kg (DIN 580). */
export const eyeBolts: readonly (readonly [thread: number, load: number])[] = [
  [8, 140],
  [10, 230],
  [12, 340],
  [16, 700],
  [20, 1200],
  [24, 1800],
  [30, 3200],
]

/** Diameter of the shaft of an ejector rod; its bore in the clamping plate is 2 mm wider. */
const rodShafts: ReadonlyMap<number, number> = new Map([
  [10, 16],
  [12, 18],
  [16, 22],
  [20, 28],
])

export function rodShaftOf(thread: number): number {
  return found(rodShafts, thread, 'rod')
}

export const restButton = { diameter: 16, height: 4, thread: 5, tapDepth: 10 }
/** The ring stands this deep in its plate. */
export const ringRecess = 4
export const ringHeight = 12
/** The screws of a locating ring. */
export const ringScrew = { thread: 6, length: 16 }

/** Inner diameter of a ring: a narrow one holds the small sprue bushing. */
export function ringBoreOf(ring: number): number {
  return ring < 80 ? 24 : 36
}

function found<Value>(values: ReadonlyMap<number, Value>, key: number, what: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`the series has no ${what} ${key}`)
  return value
}
