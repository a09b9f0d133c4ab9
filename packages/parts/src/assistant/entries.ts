import { type Step, solve } from './formulas.ts'
import type { PinSizes } from './pin-types.ts'
import type { Plastic } from './plastics.ts'
import { freeLengthOf } from './propose-hole.ts'

/** The range of a number that a person enters. */
interface EntryRange {
  min: number
  max: number
  unit: string
}

/** Everything that can be entered for a calculation, with the range that is accepted. */
export const entryRanges = {
  /** Force of ejection of all pins together. */
  force: { min: 1, max: 1_000_000, unit: 'N' },
  /** Section of the band that shrinks around the core. */
  band: { min: 1, max: 1_000_000, unit: 'mm²' },
  /** Friction of the plastic on the core. */
  friction: { min: 0.05, max: 3, unit: '' },
  draft: { min: 0, max: 45, unit: '°' },
  /** Wall of the moulding at the pin. */
  wall: { min: 0.1, max: 100, unit: 'mm' },
  /** Yield stress of the plastic at ejection. */
  yield: { min: 0.5, max: 500, unit: 'N/mm²' },
  /** Length of the pin between its head and its guide. */
  free: { min: 1, max: 2000, unit: 'mm' },
  /** Of the mould at the pins. */
  temperature: { min: 5, max: 700, unit: '°C' },
  /** Share of the free length that buckles. */
  endFactor: { min: 0.5, max: 2, unit: '' },
  safety: { min: 1, max: 20, unit: '' },
} as const satisfies Record<string, EntryRange>

export type EntryKey = keyof typeof entryRanges
export const entryKeys = Object.keys(entryRanges).filter((key): key is EntryKey => key in entryRanges)

/** What a person has entered. What they left out has its usual value. */
export type Entries = Readonly<Partial<Record<EntryKey, number | undefined>>>

/** Whether a number may be entered. */
export function isEntry(key: EntryKey, value: number): boolean {
  const { min, max } = entryRanges[key]
  return Number.isFinite(value) && value >= min && value <= max
}

/** What a calculation starts from. */
export interface Conditions extends Record<Exclude<EntryKey, 'band' | 'friction' | 'draft'>, number> {
  /** How the force was estimated; null if it was entered. */
  estimate: Step | null
}

/** Values of a moulding of medium size, used until a person enters theirs. */
const medium = { force: 1000, band: 200, friction: 0.6, draft: 1, wall: 2, endFactor: 0.7, safety: 3 }

/** Returns the usual value of each entry. That of the free length is for a guide of the proposed length. */
export function usualEntries(plastic: Plastic, pin: PinSizes | null): Record<EntryKey, number> {
  const free = pin === null ? 100 : freeLengthOf({ ...pin, size: pin.guided })
  return {
    ...medium,
    yield: plastic.yield,
    temperature: plastic.mould,
    free: Math.max(entryRanges.free.min, Math.round(free * 10) / 10),
  }
}

/**
 * Fills what a person left out.
 * @param estimates whether the force follows from the shrinkage of the moulding instead of the entered force
 */
export function conditionsOf(entries: Entries, estimates: boolean, plastic: Plastic, pin: PinSizes): Conditions {
  const usual = usualEntries(plastic, pin)
  const entry = (key: EntryKey) => entries[key] ?? usual[key]
  const estimate = estimates
    ? solve('ejectionForce', {
        ...{ µ: entry('friction'), φ: entry('draft'), E: plastic.eModulus, α: plastic.expansion },
        ...{ Ts: plastic.solidification, Te: plastic.ejection, A: entry('band') },
      })
    : null
  return {
    force: estimate?.result ?? entry('force'),
    wall: entry('wall'),
    yield: entry('yield'),
    free: entry('free'),
    temperature: entry('temperature'),
    endFactor: entry('endFactor'),
    safety: entry('safety'),
    estimate,
  }
}
