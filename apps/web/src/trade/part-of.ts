import type { ProductDimension } from '@normwerk/contract/product'
import { type ConfiguredPart, noOptions, type PartOptions, parseConfiguredPart } from '@normwerk/parts/configured-part'

/** The part that a number of the shop's own answers names. */
export function partOf(articleNo: string): ConfiguredPart {
  return parseConfiguredPart(articleNo) ?? { ...noOptions, articleNumber: articleNo }
}

export function isAsStocked({ changedLength, certificate, headFlats }: PartOptions): boolean {
  return changedLength === null && !certificate && headFlats === null
}

/** Whether a part can be made otherwise than it is stocked, its certificate aside. */
export function isMakable({ trimming, headFlats }: Pick<ProductDimension, 'trimming' | 'headFlats'>): boolean {
  return trimming !== null || headFlats !== null
}
