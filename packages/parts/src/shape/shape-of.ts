import type { PartOptions } from '../configured-part.ts'
import { type ArticleSizes, readSizes } from '../families/article-sizes.ts'
import type { Family, SizeKey } from '../families/families.ts'
import { addFlats } from './add-flats.ts'
import type { Shape } from './shape.ts'

/** Nominal values of an article by the keys of its family's sizes and choices; others are ignored. */
export type Values = Readonly<Record<string, number | string | undefined>>

/** The options that change the shape of an article. */
export type ShapeOptions = Pick<PartOptions, 'changedLength' | 'headFlats'>

export const asStocked: ShapeOptions = { changedLength: null, headFlats: null }

/** A shape with the values of its dimensions, by key. */
export interface PartShape extends Shape {
  values: Values
}

/**
 * Returns the shape of an article of a family with its options.
 * @returns null if a size is missing, the sizes contradict each other (a cut shorter than the shoulder), or the family
 * or this article does not offer the options
 */
export function shapeOf(family: Family, values: Values, { changedLength, headFlats }: ShapeOptions): PartShape | null {
  const stocked = readSizes(family, values)
  const sizes = stocked && (changedLength === null ? stocked : cutSizes(family, stocked, changedLength))
  if (sizes === null) return null
  const choices = readChoices(family, values)
  const shape = family.shape(sizes, choices)
  const part = shape && { ...shape, values: { ...choices, ...sizes, ...shape.derived } }
  if (part === null || headFlats === null) return part
  const shaft = family.headFlats && sizes[family.headFlats.shaft]
  return shaft === null ? null : addFlats(part, shaft / 2, headFlats)
}

/**
 * Returns the shape in typical sizes, for pictures of the whole family.
 * @throws Error if the family's typical sizes contradict each other
 */
export function typicalShapeOf(family: Family): PartShape {
  const typical = [...family.sizes, ...family.choices].map(({ key, typical }) => [key, typical])
  const shape = shapeOf(family, Object.fromEntries(typical), asStocked)
  if (shape === null) throw new Error(`the typical sizes of ${family.code} make no shape`)
  return shape
}

function readChoices(family: Family, values: Values): Record<string, string> {
  const choices: Record<string, string> = {}
  for (const { key } of family.choices) {
    const value = values[key]
    if (typeof value === 'string') choices[key] = value
  }
  return choices
}

/** Returns the sizes after a cut at the tip; null if the family is not cut or the length is not allowed. */
function cutSizes(family: Family, sizes: ArticleSizes, length: number): ArticleSizes | null {
  const removed = sizes.length - length
  if (family.minLength === undefined || !(removed >= 0)) return null
  const cut: Record<SizeKey, number> = { ...sizes, length }
  for (const key of family.shortenedWithLength) cut[key] -= removed
  return family.shortenedWithLength.some((key) => cut[key] <= 0) ? null : cut
}
