import type { Machining } from '@normwerk/parts/configured-part'
import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import type { Solid } from '@normwerk/parts/shape/shape'
import { shapeOf, type Values } from '@normwerk/parts/shape/shape-of'

/**
 * Returns the bodies of an article with its options. Returns null if it has no shape: a size is missing, the sizes
 * contradict each other (a cut shorter than the shoulder), or the article does not offer the options.
 */
export function shapeArticle(family: FamilyCode, values: Values, options: Machining): Solid | null {
  return shapeOf(familyOf(family), values, options)?.solid ?? null
}
