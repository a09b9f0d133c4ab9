import { fallbackLanguage, type LanguageCode } from '@normwerk/contract/language'
import type { TextLanguage } from '@normwerk/parts/article'
import { noSynonyms } from '@normwerk/parts/synonyms/synonyms'
import { findArticle } from '@normwerk/search/find-article'
import { productsNamed } from '@normwerk/search/text/match-products'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { type ReadQuery, readUntilFound } from '../catalogue/search/read-query.ts'

/**
 * Lists the ids of the products that a meaning names: a product number, a standard, or words of the trade. Sizes and
 * numbers of articles are no meaning.
 * @param language null: the words must be known in every language, so they are German or English
 */
export function listMeant(catalogue: Catalogue, means: string, language: TextLanguage | null): string[] {
  const product = catalogue.idsByNr.get(means.toUpperCase())
  if (product !== undefined && catalogue.index.products.ordinals.has(product)) return [product]
  if (findArticle(catalogue.index, means) !== undefined) return []
  const { isLabelled, filters, query, productIds } = readAsWritten(catalogue, means, language ?? fallbackLanguage)
  if (isLabelled === true || filters.length > 0) return []
  return productsOf(catalogue, query, productIds, language ?? fallbackLanguage)
}

/** Whether the search finds products for a text, whatever its sizes are. */
export function findsProducts(catalogue: Catalogue, text: string, language: LanguageCode): boolean {
  if (findArticle(catalogue.index, text) !== undefined) return true
  const { query, productIds } = readAsWritten(catalogue, text, language)
  return productsOf(catalogue, query, productIds, language).length > 0
}

/** A meaning is not read a second time, so no synonym may mean another one. */
function readAsWritten(catalogue: Catalogue, text: string, language: LanguageCode): ReadQuery {
  return readUntilFound({ ...catalogue, synonyms: noSynonyms }, text, [], language)
}

function productsOf(
  { index }: Catalogue,
  query: string,
  productIds: readonly string[] | undefined,
  language: LanguageCode,
): string[] {
  if (query === '') return [...(productIds ?? [])]
  const named = productsNamed(index, query, language)
  return productIds === undefined ? named : named.filter((id) => productIds.includes(id))
}
