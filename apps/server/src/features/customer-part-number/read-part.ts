import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { machiningOf } from '@normwerk/parts/configured-part'
import { findDesignated } from '../catalogue/find-designation.ts'
import { type FoundPart, findNumber } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { NumberedPart } from './numbered-part.ts'

/** Returns the part that an article number or a designation names, or in words why there is none. */
export function readPart(
  catalogue: Catalogue,
  text: string,
  language: LanguageCode,
): NumberedPart | { reason: string } {
  const numbered = findNumber(catalogue, text)
  if (numbered === 'unknown') return { reason: translate(language, 'import.articleUnknown') }
  if (numbered !== null) return numberedPartOf(numbered, numbered.toleranceClass !== null, language)
  const named = findDesignated(catalogue, text)
  if (named === null) return { reason: translate(language, 'import.partUnknown') }
  if (named.assumed.includes('material')) return { reason: translate(language, 'import.materialOpen') }
  return numberedPartOf(named, named.toleranceClass !== null && !named.assumed.includes('toleranceClass'), language)
}

function numberedPartOf(
  part: FoundPart,
  saysTolerance: boolean,
  language: LanguageCode,
): NumberedPart | { reason: string } {
  const { articleId, articleNumber: articleNo, certificate } = part
  if (saysTolerance || certificate) return { reason: translate(language, 'import.lengthAlone') }
  return { articleId, articleNo, ...machiningOf(part) }
}
