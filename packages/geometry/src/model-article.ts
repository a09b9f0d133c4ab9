import type { Machining } from '@normwerk/parts/configured-part'
import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import type { Solid } from '@normwerk/parts/shape/shape'
import { shapeOf, type Values } from '@normwerk/parts/shape/shape-of'
import { placeDimensions, type SpaceDimension } from './solid/place-dimensions.ts'

export interface ArticleModel {
  solid: Solid
  /** Place of the seat on the axis of the bodies, mm: the underside of the head, or the first face. */
  seat: number
  /** The main sizes. */
  dimensions: SpaceDimension[]
}

/**
 * Returns an article with its options as a model. Returns null if it has no shape: a size is missing, the sizes
 * contradict each other (a cut shorter than the shoulder), or the article does not offer the options.
 */
export function modelArticle(family: FamilyCode, values: Values, options: Machining): ArticleModel | null {
  const shape = shapeOf(familyOf(family), values, options)
  if (shape === null) return null
  const { headHeight } = shape.values
  const seat = typeof headHeight === 'number' ? headHeight : 0
  return { solid: shape.solid, seat, dimensions: placeDimensions(familyOf(family), shape) }
}
