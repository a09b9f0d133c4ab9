import type { Certainty, Column, FamilyCode, Texts } from '../article.ts'
import type { PlateType } from '../article-number/size-keys.ts'
import type { AttributeKey } from '../attributes.ts'
import type { Section } from './section.ts'

/** Measures of one part by attribute key, mm or degrees. */
export type Sizes = Readonly<Partial<Record<AttributeKey, number>>>

/** One row of a line's dimension table at one length. */
export interface Row {
  sizes: Sizes
  /** Facts that are no measure: screws, mould size. */
  choices: Readonly<Partial<Record<AttributeKey, string>>>
  /** Tolerances of this row alone, as printed; they go before the line's. */
  tolerances: Readonly<Record<string, string>>
  /** A preferred size; the others are repair sizes between them. */
  preferred: boolean
  certainty: Certainty
}

/** A family, or one type of plate: parts of one shape, offered in several materials. */
export interface Line {
  /** What its product numbers start with: `AZ`, `PLA`. */
  key: string
  family: FamilyCode
  plateType: PlateType | null
  categoryKey: string
  name: Texts
  description: Texts
  standard: string | null
  columns: readonly Column[]
  /** The sizes whose values joined by `x` make the `size` attribute; empty where the table has none. */
  composite: readonly AttributeKey[]
  rows: readonly Row[]
  /** Volume of the part, mm³; the formula stands at each family. */
  volume(sizes: Sizes): number
  section(sizes: Sizes): Section
  /** Shortest length it may be cut to, mm; null where the part is not cut. */
  shortest(sizes: Sizes): number | null
  /** Lines whose parts are used together with it. */
  companions: readonly string[]
}

/** @throws Error where the row lacks the size: the table and the family do not fit together. */
export function sizeOf(sizes: Sizes, key: AttributeKey): number {
  const size = sizes[key]
  if (size === undefined) throw new Error(`a row without ${key}`)
  return size
}

/** A column of the dimension table; details stand beside the cross table. */
export function column(attribute: AttributeKey, symbol: string, role: Column['role'] = 'detail'): Column {
  return { attribute, symbol, role }
}

/** Volume of a cylinder, mm³. */
export function cylinder(diameter: number, height: number): number {
  return (Math.PI / 4) * diameter ** 2 * height
}

/** Volume of a cone frustum, mm³. */
export function frustum(diameter1: number, diameter2: number, height: number): number {
  return (Math.PI / 12) * (diameter1 ** 2 + diameter1 * diameter2 + diameter2 ** 2) * height
}
