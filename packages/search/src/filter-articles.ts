import { candidateProducts } from './candidates.ts'
import { countSelection } from './facets/count-selection.ts'
import type { Filter, UnknownFilter } from './facets/filter-groups.ts'
import { groupFilters } from './facets/filter-groups.ts'
import type { Facet } from './facets/list-facets.ts'
import { listFacets } from './facets/list-facets.ts'
import { type ArticleRef, articleId, articleRef } from './numbers/article-rows.ts'
import type { PageRequest, Sort } from './page.ts'
import { pageBounds } from './page.ts'
import type { SearchIndex } from './search-index.ts'
import { pageByMatch, pageByNumber, pageByValue } from './sort-articles.ts'
import { matchProducts } from './text/match-products.ts'

export interface ArticleRequest extends PageRequest {
  /** Leaves out facet values that count nothing and are not chosen. */
  isCompact?: boolean
  filters: readonly Filter[]
  /** Articles of any of these categories; empty means the whole catalogue. */
  categoryIds: readonly string[]
  /** Articles of these products only. */
  productIds?: readonly string[]
  /** Only articles of products that match this text, in the language of its words (see `matchProducts`). */
  text?: { query: string; language: string }
  /**
   * By `articleNo` (by product, then size), `price`, `availability` or an attribute's key. Left out: the best match of
   * the text, then the catalogue's order; without a text by `articleNo`.
   */
  sort?: Sort
  /** Above this total the result has facets and total but no items. */
  maxItems?: number
}

/** The products among which articles are found. */
type ArticleScope = Pick<ArticleRequest, 'text' | 'productIds'>

export interface ArticleResult {
  total: number
  /** Article ids of the page, in order. */
  items: string[]
  /** Their counts are numbers of articles. */
  facets: Facet[]
}

/** The result for a sort that names neither a field nor an attribute. */
export interface UnknownSort {
  error: 'unknownSort'
  name: string
}

const byNumber: Sort = { by: 'articleNo', descending: false }
const byMatch: Sort = { by: 'match', descending: true }

/** Finds the articles that pass all filters. Returns a sorted page of them and the facets. */
export function filterArticles(
  index: SearchIndex,
  request: ArticleRequest,
): ArticleResult | UnknownFilter | UnknownSort {
  const { filters, categoryIds, productIds, text } = request
  const sort = request.sort ?? (text === undefined ? byNumber : byMatch)
  const groups = groupFilters(index, filters)
  if ('error' in groups) return groups
  if (sort !== byMatch && !isSortable(index, sort.by)) return { error: 'unknownSort', name: sort.by }
  const match = text === undefined ? null : matchProducts(index, text.query, text.language)
  const candidates = candidateProducts(index, {
    categoryIds,
    ...(productIds === undefined ? {} : { productIds }),
    ...(match === null ? {} : { scores: match.scores }),
  })
  const selection = countSelection(index, groups, candidates, 'articles')
  const facets = listFacets(index, selection.counts, groups, candidates, request.isCompact)
  const { total } = selection
  const [from, to] = total > (request.maxItems ?? total) ? [0, 0] : pageBounds(total, request)
  const rows =
    sort === byMatch
      ? pageByMatch(index, selection, match?.scores, from, to)
      : sort.by === 'articleNo'
        ? pageByNumber(index, selection, from, to, sort.descending)
        : pageByValue(index, selection, from, to, sort)
  return { total, items: rows.map((row) => articleId(index, row)), facets }
}

/** Whether an article of these products passes all filters; false for a filter that the index does not know. */
export function hasArticle(index: SearchIndex, filters: readonly Filter[], scope: ArticleScope = {}): boolean {
  const found = selectArticles(index, filters, scope)
  if (found === null) return false
  const { candidates, select } = found
  return filters.length === 0 ? candidates === null || candidates.length > 0 : select().total > 0
}

/** Returns the first articles, by number, that pass all filters; none for a filter that the index does not know. */
export function firstArticles(
  index: SearchIndex,
  filters: readonly Filter[],
  scope: ArticleScope,
  limit: number,
): ArticleRef[] {
  const selection = selectArticles(index, filters, scope)?.select()
  if (selection === undefined) return []
  return pageByNumber(index, selection, 0, Math.min(limit, selection.total), false).map((row) => articleRef(index, row))
}

function selectArticles(index: SearchIndex, filters: readonly Filter[], { text, productIds }: ArticleScope) {
  const groups = groupFilters(index, filters)
  if ('error' in groups) return null
  const match = text === undefined ? null : matchProducts(index, text.query, text.language)
  const candidates = candidateProducts(index, {
    categoryIds: [],
    ...(productIds === undefined ? {} : { productIds }),
    ...(match === null ? {} : { scores: match.scores }),
  })
  return { candidates, select: () => countSelection(index, groups, candidates, 'articles') }
}

function isSortable(index: SearchIndex, by: string): boolean {
  return ['articleNo', 'price', 'availability'].includes(by) || index.attributeOf.has(by)
}
