import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import type { Solid } from '@normwerk/parts/shape/shape'
import { type ShapeOptions, shapeOf, type Values } from '@normwerk/parts/shape/shape-of'

/** The bodies of an article, and the place of its seat on their axis, mm: the underside of its head, or its first face. */
export interface ArticleModel {
  solid: Solid
  seat: number
}

/**
 * Returns an article with its options as a model. Returns null if it has no shape: a size is missing, the sizes
 * contradict each other (a cut shorter than the shoulder), or the article does not offer the options.
 */
export function modelArticle(family: FamilyCode, values: Values, options: ShapeOptions): ArticleModel | null {
  const shape = shapeOf(familyOf(family), values, options)
  if (shape === null) return null
  const { headHeight } = shape.values
  return { solid: shape.solid, seat: typeof headHeight === 'number' ? headHeight : 0 }
}
