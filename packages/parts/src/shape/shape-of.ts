import type { Machining } from '../configured-part.ts'
import { type ArticleSizes, readSizes } from '../families/article-sizes.ts'
import type { Family, SizeKey } from '../families/families.ts'
import type { ReducedHead } from '../machining/reduced-head.ts'
import { mapSpecial } from '../machining/special-machining.ts'
import { addFlats } from './add-flats.ts'
import type { Shape } from './shape.ts'
import { engraveTip, shapeTip } from './shape-tip.ts'

/** Nominal values of an article by the keys of its family's sizes and choices; others are ignored. */
export type Values = Readonly<Record<string, number | string | undefined>>

export const asStocked: Machining = { changedLength: null, ...mapSpecial(() => null) }

/** A shape with the values of its dimensions, by key. */
export interface PartShape extends Shape {
  values: Values
}

/**
 * Returns the shape of an article of a family with its options.
 * @returns null if a size is missing, the sizes contradict each other (a cut shorter than the shoulder), or the family
 * or this article does not offer the options
 */
export function shapeOf(family: Family, values: Values, machining: Machining): PartShape | null {
  const { changedLength, headFlats, reducedHead, tip, engraving } = machining
  const stocked = readSizes(family, values)
  const cut = stocked && (changedLength === null ? stocked : cutSizes(family, stocked, changedLength))
  const sizes = cut && (reducedHead === null ? cut : reduceHead(family, cut, reducedHead))
  if (sizes === null) return null
  const choices = readChoices(family, values)
  const shape = family.shape(sizes, choices)
  const blank = shape && { ...shape, values: { ...choices, ...sizes, ...shape.derived } }
  if ((tip !== null || engraving !== null) && family.tip === null) return null
  const tipped = blank && (tip === null ? blank : shapeTip(blank, tip))
  const part = tipped && (engraving === null ? tipped : engraveTip(tipped, engraving))
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

/** Returns the sizes with a smaller head; null if the family has no round head. */
function reduceHead(family: Family, sizes: ArticleSizes, { diameter, height }: ReducedHead): ArticleSizes | null {
  if (family.headFlats === null) return null
  return {
    ...sizes,
    [family.headFlats.head]: diameter ?? sizes[family.headFlats.head],
    headHeight: height ?? sizes.headHeight,
  }
}
