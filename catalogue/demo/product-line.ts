import { type FigureStatus, figureStatuses } from '@normwerk/parts/article'
import type { FamilyCode, SizeKey, Sizes } from '@normwerk/parts/families/families'
import type { Section } from '@normwerk/parts/families/section'

/** One row of a line's table of articles at one length. */
export interface Row {
  sizes: Sizes
  /** Facts that are no measures: screws, mould size. */
  choices: Readonly<Record<string, string>>
  /** Tolerances of this row as on a drawing; they take precedence over the line's. */
  tolerances: Readonly<Record<string, string>>
  /** A preferred size; the others are repair sizes between them. */
  preferred: boolean
  status: FigureStatus
}

/** The source of the products of a family: its table, and the values that decide their prices. */
export interface ProductLine {
  family: FamilyCode
  categoryKey: string
  rows: readonly Row[]
  /**
   * Returns the volume of the blank, mm³: of the part with its bores filled, before its tip is ground down. What is
   * bored or ground away has been bought, so that a part with a larger bore costs no less. Each family has its formula.
   */
  volume(sizes: Sizes): number
  section(sizes: Sizes): Section
}

/** @throws Error if the row lacks the size, so that table and family do not match */
export function sizeOf(sizes: Sizes, key: SizeKey): number {
  const size = sizes[key]
  if (size === undefined) throw new Error(`a row without ${key}`)
  return size
}

/** Returns the volume of a cylinder, mm³. */
export function cylinder(diameter: number, height: number): number {
  return (Math.PI / 4) * diameter ** 2 * height
}

/** Returns the volume of a cone frustum, mm³. */
export function frustum(diameter1: number, diameter2: number, height: number): number {
  return (Math.PI / 12) * (diameter1 ** 2 + diameter1 * diameter2 + diameter2 ** 2) * height
}

/** Reads a status from a cell; all unknown words are unconfirmed. */
export function readStatus(cell: string): FigureStatus {
  return figureStatuses.find((status) => status === cell) ?? 'unconfirmed'
}
