import { remarkKeys } from '../../remarks.ts'
import { spellOut } from '../spell-out.ts'

/** Columns of one size each, besides the length; `symbol` is another letter of the drawing. */
export const sizeMeanings = [
  'diameter',
  'innerDiameter',
  'outerDiameter',
  'width',
  'height',
  'thickness',
  'symbol',
] as const

/**
 * The meaning of a column of a parts list by its heading. `counted` is a position or a part's number, which the cells
 * decide; `stock`, `spare` and `moulds` are counts beside the quantity that may change what is ordered; `ignored` is a
 * column that the import does not need.
 */
export const meanings = [
  'position',
  'counted',
  'articleNo',
  'customerPartNumber',
  'designation',
  'standard',
  'size',
  ...sizeMeanings,
  'material',
  'quantity',
  'stock',
  'spare',
  'moulds',
  'unit',
  'packSize',
  'cutLength',
  'length',
  'tolerance',
  'fit',
  'certificate',
  ...remarkKeys,
  'ignored',
] as const
export type Meaning = (typeof meanings)[number]

/** What a heading says of its column. */
export interface Heading {
  meaning: Meaning
  /** Of several columns with the same meaning the one with the highest rank is used. */
  rank: number
}

/** Whether a meaning is a count beside the quantity. */
export function isBeside(meaning: Meaning): boolean {
  return meaning === 'stock' || meaning === 'spare' || meaning === 'moulds'
}

/** The word "number" in a heading. */
export const number = '(?:nr|nummer|no|number|n)'
/** A heading that is one of these patterns. */
export const word = (...patterns: string[]) => new RegExp(`^(?:${spellOut(patterns.join('|'))})$`)

/** A meaning, its rank among headings of the same meaning, and the folded headings that have it. */
export type HeadingWords = readonly [Meaning, number, RegExp]

/** Whether a column has one size of the part. */
export function isSize(meaning: Meaning | null): boolean {
  return meaning === 'length' || sizeMeanings.some((size) => size === meaning)
}
