import { candidateProducts } from './candidates.ts'
import { countSelection } from './facets/count-selection.ts'
import type { Filter, UnknownFilter } from './facets/filter-groups.ts'
import { groupFilters } from './facets/filter-groups.ts'
import type { Facet } from './facets/list-facets.ts'
import { listFacets } from './facets/list-facets.ts'
import { articleId } from './numbers/article-rows.ts'
import type { PageRequest, Sort } from './page.ts'
import { pageBounds } from './page.ts'
import type { SearchIndex } from './search-index.ts'
import { pageByNumber, pageByValue } from './sort-articles.ts'

export interface ArticleRequest extends PageRequest {
  filters: readonly Filter[]
  /** Articles of any of these categories; empty means the whole catalogue. */
  categoryIds: readonly string[]
  /** Articles of these products only. */
  productIds?: readonly string[]
  /** By `articleNo` (the default: by product, then size), `price` or an attribute's key. */
  sort?: Sort
  /** Above this total the result has facets and total but no items. */
  maxItems?: number
}

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

/** Finds the articles that pass all filters. Returns a sorted page of them and the facets. */
export function filterArticles(
  index: SearchIndex,
  request: ArticleRequest,
): ArticleResult | UnknownFilter | UnknownSort {
  const { filters, categoryIds, productIds, sort = { by: 'articleNo', descending: false } } = request
  const groups = groupFilters(index, filters)
  if ('error' in groups) return groups
  if (!isSortable(index, sort.by)) return { error: 'unknownSort', name: sort.by }
  const candidates = candidateProducts(index, { categoryIds, ...(productIds === undefined ? {} : { productIds }) })
  const selection = countSelection(index, groups, candidates, 'articles')
  const facets = listFacets(index, selection.counts, groups, candidates)
  const { total } = selection
  const [from, to] = total > (request.maxItems ?? total) ? [0, 0] : pageBounds(total, request)
  const rows =
    sort.by === 'articleNo'
      ? pageByNumber(index, selection, from, to, sort.descending)
      : pageByValue(index, selection, from, to, sort)
  return { total, items: rows.map((row) => articleId(index, row)), facets }
}

function isSortable(index: SearchIndex, by: string): boolean {
  return by === 'articleNo' || by === 'price' || index.attributeOf.has(by)
}
