import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { Suggestion } from '@normwerk/contract/search'
import { familiesOfStandardsBeginningWith } from '@normwerk/parts/search-text/standards-beginning-with'
import { autocomplete, type Suggestion as IndexSuggestion } from '@normwerk/search/autocomplete'
import { filterArticles } from '@normwerk/search/filter-articles'
import { findArticle } from '@normwerk/search/find-article'
import { searchProducts } from '@normwerk/search/search-products'
import type { Queries } from '../../../database/client.ts'
import type { Caller } from '../../../http/call.ts'
import {
  findNumberedCompany,
  suggestCustomerPartNumbers,
} from '../../customer-part-number/find-customer-part-number.ts'
import { readText } from '../format-article.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { findDesignation } from './find-designation.ts'
import { expectFound, readFilters } from './narrow.ts'
import { readUntilFound } from './read-query.ts'

const maxArticles = 6
const maxProducts = 6

/**
 * Suggests articles of the sizes and products of the standard in a text. A standard may still be incomplete, `DIN 15`.
 * Sizes without letters are left to the completion of article numbers, as more figures may follow.
 */
async function suggestRead(
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

const maxSuggestions = 10

/** Returns at most ten suggestions: customer part numbers first, then the part that the text names exactly. */
export async function suggest(
  db: Queries,
  catalogue: Catalogue,
  text: string,
  language: LanguageCode,
  caller: Caller | null,
): Promise<Suggestion[]> {
  const companyId = await findNumberedCompany(db, caller, text)
  const own = companyId === null ? [] : await suggestCustomerPartNumbers(db, companyId, text)
  return [...own, ...(await suggestFromCatalogue(db, catalogue, text, language))].slice(0, maxSuggestions)
}

async function suggestFromCatalogue(
  db: Queries,
  catalogue: Catalogue,
  text: string,
  language: LanguageCode,
): Promise<Suggestion[]> {
  const designation = await findDesignation(db, catalogue, text, { companyId: null, language })
  const meant = catalogue.synonyms.replaceIn(text, textLanguage(language))
  const read = await suggestRead(db, catalogue, meant, language)
  const completed = completeText(catalogue, meant, language).map((found) => present(catalogue, found))
  const others = [...new Map([...read, ...completed].map((found) => [found.id, found])).values()]
  if (designation === null) return others
  const { productDimensionId: id, articleNo } = designation
  const named: Suggestion = {
    kind: 'designation',
    text: text.trim(),
    id,
    articleNo,
    ...productOf(catalogue, articleNo),
  }
  return [named, ...others.filter((other) => other.id !== id)]
}

/** Completes a text, and then what a synonym means whose beginning is its last word. */
function completeText({ index, synonyms }: Catalogue, text: string, language: LanguageCode): IndexSuggestion[] {
  const begun = synonyms.completeIn(text, textLanguage(language))
  const texts = begun === text ? [text] : [text, begun]
  return texts.flatMap((each) => autocomplete(index, each, language, maxSuggestions))
}

function present(catalogue: Catalogue, { kind, text, id, articleNo, productNr }: IndexSuggestion): Suggestion {
  switch (kind) {
    case 'article':
    case 'product': {
      const numbers = { ...(articleNo && { articleNo }), ...(productNr && { productNr }) }
      return { kind, text, id, ...numbers }
    }
    case 'category': {
      const category = catalogue.categories.find((candidate) => candidate.id === id)
      return { kind, text, id, ...(category === undefined ? {} : { slug: category.slug }) }
    }
  }
}

function productOf(catalogue: Catalogue, articleNo: string): { productNr?: string } {
  const found = findArticle(catalogue.index, articleNo)
  const facts = found && catalogue.products.get(found.productId)
  return facts === undefined ? {} : { productNr: facts.row.productNr }
}
