import type { Certainty } from '@normwerk/parts/article'
import type { FamilyCode, SizeKey, Sizes } from '@normwerk/parts/families/families'
import type { Section } from '@normwerk/parts/families/section'

/** One row of a line's dimension table at one length. */
export interface Row {
  sizes: Sizes
  /** Facts that are no measure: screws, mould size. */
  choices: Readonly<Record<string, string>>
  /** Tolerances of this row alone, as printed; they go before the line's. */
  tolerances: Readonly<Record<string, string>>
  /** A preferred size; the others are repair sizes between them. */
  preferred: boolean
  certainty: Certainty
}

/** What the demonstration catalogue makes its products of: the table of a family, and what their prices follow from. */
export interface ProductLine {
  family: FamilyCode
  categoryKey: string
  rows: readonly Row[]
  /** Volume of the part, mm³; the formula stands at each family. */
  volume(sizes: Sizes): number
  section(sizes: Sizes): Section
}

/** @throws Error where the row lacks the size: the table and the family do not fit together. */
export function sizeOf(sizes: Sizes, key: SizeKey): number {
  const size = sizes[key]
  if (size === undefined) throw new Error(`a row without ${key}`)
  return size
}

/** Volume of a cylinder, mm³. */
export function cylinder(diameter: number, height: number): number {
  return (Math.PI / 4) * diameter ** 2 * height
}

/** Volume of a cone frustum, mm³. */
export function frustum(diameter1: number, diameter2: number, height: number): number {
  return (Math.PI / 12) * (diameter1 ** 2 + diameter1 * diameter2 + diameter2 ** 2) * height
}

/** A table's status word as certainty; whatever is not known to be better is unconfirmed. */
export function certaintyOf(status: string): Certainty {
  return status === 'confirmed' || status === 'derived' ? status : 'unconfirmed'
}
