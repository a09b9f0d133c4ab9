import type { CartPosition } from '@normwerk/contract/cart'
import type { ProductDimension } from '@normwerk/contract/product'
import type { Configuration } from '../../trade/part-order.ts'
import { readToleranceClass } from '../../trade/tolerance-class.ts'

type Cut = Pick<CartPosition, 'changedLength' | 'toleranceClass'>

/** The cut of a part for another one that takes its place; none where that one cannot be cut so. */
export function keepCut(
  { changedLength: length, toleranceClass }: Cut,
  trimming: ProductDimension['trimming'],
): Configuration {
  const isOffered =
    length !== null &&
    toleranceClass !== null &&
    trimming !== null &&
    length >= trimming.minLength &&
    length <= trimming.maxLength &&
    trimming.toleranceClasses.some((tolerance) => readToleranceClass(tolerance) === toleranceClass)
  return isOffered ? { length, toleranceClass } : {}
}
