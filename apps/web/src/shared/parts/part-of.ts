import type { ProductDimension } from '@normwerk/contract/product'
import {
  type ConfiguredPart,
  isMachined,
  noOptions,
  type OfferedMachining,
  offersMachining,
  type PartOptions,
  parseConfiguredPart,
} from '@normwerk/parts/configured-part'

/** The part that a number of the shop's own answers names. */
export function partOf(articleNo: string): ConfiguredPart {
  return parseConfiguredPart(articleNo) ?? { ...noOptions, articleNumber: articleNo }
}

export function isAsStocked(options: PartOptions): boolean {
  return !isMachined(options) && !options.certificate
}

/** Whether a part can be made otherwise than it is stocked, its certificate aside. */
export function isMakable(dimension: OfferedMachining & Pick<ProductDimension, 'trimming'>): boolean {
  return dimension.trimming !== null || offersMachining(dimension)
}
