import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import { firstArticles } from '@normwerk/search/filter-articles'
import type { Catalogue } from '../index/live-catalogue.ts'
import { readFilters } from './narrow.ts'
import type { Near } from './nearest-articles.ts'
import { readGeneral, readGeneralInEnglish } from './read-general.ts'

/**
 * Suggests the general products that a text names with their sizes, as a search finds them: `Ringschraube M16`. They are
 * never named without a question, because their makers may have other words for what the text asks.
 */
export function suggestGeneral(
  catalogue: Catalogue,
  texts: readonly string[],
  language: LanguageCode,
  limit: number,
): Near[] {
  return texts.flatMap((text) => findGeneral(catalogue, text, language, limit)).slice(0, limit)
}

function findGeneral(catalogue: Catalogue, text: string, language: LanguageCode, limit: number): Near[] {
  if (!/\d/.test(text)) return []
  const meant = catalogue.synonyms.replaceIn(text, textLanguage(language))
  const call = { filters: [], language }
  const general =
    readGeneral(catalogue, meant, catalogue.readSearchText(meant), call) ?? readGeneralInEnglish(catalogue, meant, call)
  if (general === null || general.filters.length === 0) return []
  const scope = { text: { query: general.query, language } }
  return firstArticles(catalogue.index, readFilters(general.filters), scope, limit).map(({ articleNo }) => ({
    articleNo,
    score: 1,
  }))
}
