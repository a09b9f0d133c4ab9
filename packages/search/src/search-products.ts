import { candidateProducts } from './candidates.ts'
import { countSelection } from './facets/count-selection.ts'
import type { Filter, UnknownFilter } from './facets/filter-groups.ts'
import { groupFilters } from './facets/filter-groups.ts'
import type { Facet } from './facets/list-facets.ts'
import { listFacets } from './facets/list-facets.ts'
import type { UnknownSort } from './filter-articles.ts'
import { findArticle } from './find-article.ts'
import type { ArticleRef } from './numbers/article-rows.ts'
import { articleRef } from './numbers/article-rows.ts'
import type { PageRequest, Sort } from './page.ts'
import { pageBounds } from './page.ts'
import type { SearchIndex } from './search-index.ts'
import { noPrice } from './search-index.ts'
import { sortProducts } from './sort-products.ts'
import { matchProducts } from './text/match-products.ts'

export interface ProductRequest extends PageRequest {
  /** Leaves out facet values that count nothing and are not chosen. */
  isCompact?: boolean
  /** Any text; a blank one means the whole catalogue. Only its first 200 characters and 12 words count. */
  query: string
  /** Language of the texts to search; German and English are always searched too. */
  language: string
  filters: readonly Filter[]
  /** Products of any of these categories; empty means all. */
  categoryIds: readonly string[]
  dealsOnly: boolean
  /** Only these products, as far as they exist. */
  productIds?: readonly string[]
  /** By `relevance` (the default), `productNr`, `name`, `price` or an attribute's key. */
  sort?: Sort
}

export interface ProductHit {
  id: string
  productNr: string
  /** The article whose sizes the query names; null without sizes. */
  article: ArticleRef | null
  /** The articles that pass the filters; null without filters. */
  passing: PassingArticles | null
}

export interface PassingArticles {
  count: number
  /** In cents; null if all are on request. */
  lowestPrice: number | null
  /** The article if it is the only one. */
  only: ArticleRef | null
}

export interface ProductResult {
  total: number
  items: ProductHit[]
  /** Their counts are numbers of products with at least one passing article. */
  facets: Facet[]
  /** The article if the query is its number; its product is then the only candidate. */
  exact: ArticleRef | null
}

/** Finds the products that match the query and have an article that passes all filters: a page, and the facets. */
export function searchProducts(
  index: SearchIndex,
  request: ProductRequest,
): ProductResult | UnknownFilter | UnknownSort {
  const { query, language, sort = { by: 'relevance', descending: false } } = request
  const groups = groupFilters(index, request.filters)
  if ('error' in groups) return groups
  if (!isSortable(index, sort.by)) return { error: 'unknownSort', name: sort.by }
  const exact = findArticle(index, query) ?? null
  const match = exact === null ? matchProducts(index, query, language) : null
  const candidates = candidateProducts(index, {
    categoryIds: request.categoryIds,
    ...(request.dealsOnly ? { flag: 'deal' } : {}),
    ...(match === null ? {} : { scores: match.scores }),
    ...chooseProducts(exact, request.productIds),
  })
  const selection = countSelection(index, groups, candidates, 'products')
  const { total, counts } = selection
  const [from, to] = pageBounds(total, request)
  const page = sortProducts(index, selection.products, sort, match?.scores ?? null, language, from, to)
  return {
    total,
    items: page.map((product) => ({
      id: index.products.ids[product] ?? '',
      productNr: index.products.numbers[product] ?? '',
      article: exact ?? namedArticle(index, match?.rows[product] ?? 0),
      passing: groups.length === 0 ? null : describePassing(index, selection.passing, product),
    })),
    facets: listFacets(index, counts, groups, candidates, request.isCompact),
    exact,
  }
}

function chooseProducts(exact: ArticleRef | null, productIds: readonly string[] | undefined) {
  if (exact !== null) return { productIds: productIds?.includes(exact.productId) === false ? [] : [exact.productId] }
  return productIds === undefined ? {} : { productIds }
}

function describePassing(index: SearchIndex, passing: Uint32Array, product: number): PassingArticles {
  const { firstRow } = index.products
  const end = firstRow[product + 1] ?? 0
  let count = 0
  let last = 0
  let lowest = noPrice
  for (let row = firstRow[product] ?? 0; row < end; row++) {
    if ((((passing[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 0) continue
    count++
    last = row
    lowest = Math.min(lowest, index.articles.prices[row] ?? noPrice)
  }
  return {
    count,
    lowestPrice: lowest === noPrice ? null : lowest,
    only: count === 1 ? articleRef(index, last) : null,
  }
}

function isSortable(index: SearchIndex, by: string): boolean {
  return ['relevance', 'productNr', 'name', 'price'].includes(by) || index.attributeOf.has(by)
}

function namedArticle(index: SearchIndex, rowAndOne: number): ArticleRef | null {
  return rowAndOne === 0 ? null : articleRef(index, rowAndOne - 1)
}
