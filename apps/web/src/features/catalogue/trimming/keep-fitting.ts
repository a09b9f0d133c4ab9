import type { ProductDimension } from '@normwerk/contract/product'
import { keepOffered } from '@normwerk/parts/check-options'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { lengthError } from './check-made.ts'

/** Returns the options that an article allows. */
export function keepFitting(options: PartOptions, dimension: ProductDimension): PartOptions {
  const { changedLength } = options
  const { trimming } = dimension
  const isCut = changedLength !== null && trimming !== null && lengthError(trimming, changedLength) === null
  return keepOffered({ ...options, changedLength: isCut ? changedLength : null }, dimension)
}
