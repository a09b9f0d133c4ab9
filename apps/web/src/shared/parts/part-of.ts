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

/** Returns the part of a number that the shop itself has formatted. */
export function partOf(articleNo: string): ConfiguredPart {
  return parseConfiguredPart(articleNo) ?? { ...noOptions, articleNumber: articleNo }
}

export function isAsStocked(options: PartOptions): boolean {
  return !isMachined(options) && !options.certificate
}

/** Whether a part can be machined, apart from its certificate. */
export function isMakable(dimension: OfferedMachining & Pick<ProductDimension, 'trimming'>): boolean {
  return dimension.trimming !== null || offersMachining(dimension)
}
