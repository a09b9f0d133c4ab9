import type { ProductDimension } from '@normwerk/contract/product'
import {
  type ConfiguredPart,
  isMachined,
  noOptions,
  offersSpecial,
  type PartOptions,
  parseConfiguredPart,
} from '@normwerk/parts/configured-part'
import type { OfferedMachining } from '@normwerk/parts/machining/special-machining'

/** Returns the part of a number that the shop itself has formatted. */
export function partOf(articleNo: string): ConfiguredPart {
  return parseConfiguredPart(articleNo) ?? { ...noOptions, articleNumber: articleNo }
}

export function isAsStocked(options: PartOptions): boolean {
  return !isMachined(options) && !options.certificate
}

/** Whether a part can be machined, apart from its certificate. */
export function isMakable(dimension: OfferedMachining & Pick<ProductDimension, 'trimming'>): boolean {
  return dimension.trimming !== null || offersSpecial(dimension)
}
