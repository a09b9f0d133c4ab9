import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { printArticleNumber } from '@normwerk/parts/article-number/print-article-number'
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
    if (numbered.toleranceClass !== null || numbered.certificate31) return lengthAlone(language)
    const { productDimensionId: dimensionId, changedLength } = numbered
    const stocked = { ...numbered, changedLength: null, toleranceClass: null, certificate31: false }
    return { dimensionId, articleNo: printArticleNumber(stocked), changedLength }
  }
  const named = findDesignation(catalogue, text, language)
  if (named === null) return { reason: translate(language, 'import.partUnknown') }
  const { productDimensionId: dimensionId, articleNo, changedLength, assumed } = named
  if (assumed.includes('material')) return { reason: translate(language, 'import.materialOpen') }
  const saysTolerance = named.toleranceClass !== null && !assumed.includes('toleranceClass')
  return saysTolerance || named.certificate31 ? lengthAlone(language) : { dimensionId, articleNo, changedLength }
}

function lengthAlone(language: LanguageCode): { reason: string } {
  return { reason: translate(language, 'import.lengthAlone') }
}
