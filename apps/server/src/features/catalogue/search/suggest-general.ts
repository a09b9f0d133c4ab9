import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import { firstArticles } from '@normwerk/search/filter-articles'
import type { Catalogue } from '../index/live-catalogue.ts'
import { readFilters } from './narrow.ts'
import type { Near } from './nearest-articles.ts'
import { readGeneral, readGeneralInEnglish } from './read-general.ts'

/** A spring has four loads and a heating cartridge two designs: a choice without one of them would hide it. */
const maxSuggestions = 5

/** No name of a part with its sizes is longer, and reading costs more for each word with a figure. */
const maxLength = 80

/**
 * Suggests the general products that a text names with their sizes, as a search finds them: `Ringschraube M16`. They are
 * never named without a question, because their makers may have other words for what the text asks.
 */
export function suggestGeneral(catalogue: Catalogue, texts: readonly string[], language: LanguageCode): Near[] {
  const found = texts.flatMap((text) => findGeneral(catalogue, text, language))
  const different = new Map(found.map((near) => [near.articleNo, near]))
  return [...different.values()].slice(0, maxSuggestions)
}

function findGeneral(catalogue: Catalogue, text: string, language: LanguageCode): Near[] {
  if (text.length > maxLength || !/\d/.test(text)) return []
  const meant = catalogue.synonyms.replaceIn(text, textLanguage(language))
  const call = { filters: [], language }
  const general =
    readGeneral(catalogue, meant, catalogue.readSearchText(meant), call) ?? readGeneralInEnglish(catalogue, meant, call)
  if (general === null || general.filters.length === 0) return []
  const scope = { text: { query: general.query, language } }
  return firstArticles(catalogue.index, readFilters(general.filters), scope, maxSuggestions).map(({ articleNo }) => ({
    articleNo,
    score: 1,
  }))
}
