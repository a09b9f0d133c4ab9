import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { findDesignation } from '../catalogue/find-designation.ts'
import { findNumber } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { NamedRow } from './named-row.ts'

type Part = Pick<NamedRow, 'dimensionId' | 'articleNo' | 'changedLength'>

/** The part that an article number or a designation names for an own number, or why there is none in words. */
export function readPart(catalogue: Catalogue, text: string, language: LanguageCode): Part | { reason: string } {
  const numbered = findNumber(catalogue, text)
  if (numbered === 'unknown') return { reason: translate(language, 'import.articleUnknown') }
  if (numbered !== null) {
    const { toleranceClass, certificate, headFlats } = numbered
    if (toleranceClass !== null || certificate || headFlats !== null) return lengthAlone(language)
    const { productDimensionId: dimensionId, articleNumber: articleNo, changedLength } = numbered
    return { dimensionId, articleNo, changedLength }
  }
  const named = findDesignation(catalogue, text, language)
  if (named === null) return { reason: translate(language, 'import.partUnknown') }
  const { productDimensionId: dimensionId, articleNo, changedLength, assumed } = named
  if (assumed.includes('material')) return { reason: translate(language, 'import.materialOpen') }
  const saysTolerance = named.toleranceClass !== null && !assumed.includes('toleranceClass')
  return saysTolerance || named.certificate31 || named.headFlats
    ? lengthAlone(language)
    : { dimensionId, articleNo, changedLength }
}

function lengthAlone(language: LanguageCode): { reason: string } {
  return { reason: translate(language, 'import.lengthAlone') }
}
