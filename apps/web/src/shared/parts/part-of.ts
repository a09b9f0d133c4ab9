import type { ProductDimension } from '@normwerk/contract/product'
import { specialNames } from '@normwerk/i18n/option-texts'
import type { PlainTextId } from '@normwerk/i18n/text'
import {
  type ConfiguredPart,
  isMachined,
  noOptions,
  offersSpecial,
  type PartOptions,
  parseConfiguredPart,
} from '@normwerk/parts/configured-part'
import { type OfferedMachining, specialKeys } from '@normwerk/parts/machining/special-machining'

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

/** Returns the text that names what is done to an article: the cut, or the special machining that it offers. */
export function machiningName(offered: OfferedMachining, isCut: boolean): PlainTextId {
  if (isCut) return 'catalogue.trimming.title'
  const [key, second] = specialKeys.filter((name) => offered[name] !== null)
  return key === undefined || second !== undefined ? 'shared.specialMachining' : specialNames[key]
}
