import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { findDesignation } from '../catalogue/find-designation.ts'
import { findNumber } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { OwnPart } from './repository.ts'

/** The part that an article number or a designation names for an own number, or why there is none in words. */
export function readPart(catalogue: Catalogue, text: string, language: LanguageCode): OwnPart | { reason: string } {
  const numbered = findNumber(catalogue, text)
  if (numbered === 'unknown') return { reason: translate(language, 'import.articleUnknown') }
  if (numbered !== null) {
    if (numbered.toleranceClass !== null || numbered.certificate31) return lengthAlone(language)
    return { dimensionId: numbered.productDimensionId, changedLength: numbered.changedLength }
  }
  const named = findDesignation(catalogue, text, language)
  if (named === null) return { reason: translate(language, 'import.partUnknown') }
  const { productDimensionId: dimensionId, changedLength, assumed } = named
  if (assumed.includes('material')) return { reason: translate(language, 'import.materialOpen') }
  const saysTolerance = named.toleranceClass !== null && !assumed.includes('toleranceClass')
  return saysTolerance || named.certificate31 ? lengthAlone(language) : { dimensionId, changedLength }
}

function lengthAlone(language: LanguageCode): { reason: string } {
  return { reason: translate(language, 'import.lengthAlone') }
}
