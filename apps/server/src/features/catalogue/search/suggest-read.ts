import type { LanguageCode } from '@normwerk/contract/language'
import type { Suggestion } from '@normwerk/contract/search'
import { familiesOfStandardsBeginningWith } from '@normwerk/parts/search-text/standards-beginning-with'
import { filterArticles } from '@normwerk/search/filter-articles'
import { searchProducts } from '@normwerk/search/search-products'
import type { Queries } from '../../../database/client.ts'
import { readText } from '../format-article.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { expectFound, readFilters } from './narrow.ts'
import { readUntilFound } from './read-query.ts'

const maxArticles = 6
const maxProducts = 6

/**
 * Suggests articles of the sizes and products of the standard in a text. A standard may still be incomplete, `DIN 15`.
 * Sizes without letters are left to the completion of article numbers, as more figures may follow.
 */
export async function suggestRead(
  db: Queries,
  catalogue: Catalogue,
  text: string,
  language: LanguageCode,
): Promise<Suggestion[]> {
  if (!/\d/.test(text)) return []
  const begun = productsOfStandard(catalogue, text)
  const { standard, isLabelled } = catalogue.skimSearchText(text.trim())
  // Most texts that are typed end here, before their sizes are read and looked up in the index.
  if (standard === null && begun.length === 0 && !isLabelled) return []
  const read = readUntilFound(catalogue, text.trim(), [], language)
  const productIds = read.productIds ?? begun
  if (productIds.length === 0 && !read.isLabelled) return []
  const request = {
    filters: readFilters(read.filters),
    categoryIds: [],
    ...(productIds.length === 0 ? {} : { productIds }),
    page: 1,
  }
  const query = read.productIds === undefined && productIds.length > 0 ? '' : read.query
  const articles =
    read.filters.length === 0
      ? []
      : expectFound(filterArticles(catalogue.index, { ...request, text: { query, language }, size: maxArticles })).items
  const products = expectFound(
    searchProducts(catalogue.index, { ...request, query, language, dealsOnly: false, size: maxProducts }),
  )
  return [
    ...(await catalogue.articles.read(db, articles)).map(({ id, articleNo, productId }): Suggestion => {
      return { kind: 'article', text: articleNo, id, articleNo, ...numberOf(catalogue, productId) }
    }),
    ...products.items.flatMap(({ id, productNr }): Suggestion[] => {
      const facts = catalogue.products.get(id)
      return facts === undefined ? [] : [{ kind: 'product', text: readText(facts.row.name, language), id, productNr }]
    }),
  ]
}

function productsOfStandard({ products }: Catalogue, text: string): string[] {
  const families: readonly string[] = familiesOfStandardsBeginningWith(text)
  return families.length === 0
    ? []
    : [...products].flatMap(([id, { row }]) => (families.includes(row.family ?? '') ? id : []))
}

function numberOf({ products }: Catalogue, productId: string): { productNr?: string } {
  const facts = products.get(productId)
  return facts === undefined ? {} : { productNr: facts.row.productNr }
}
