import type { DimensionFilter, FilterResult } from '@normwerk/contract/search'
import { filterArticles } from '@normwerk/search/filter-articles'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from './live-catalogue.ts'
import { checkCategories, expectFound, isNarrow, presentFacets, readNarrowing } from './narrow.ts'
import { presentDimension } from './present-dimension.ts'
import { presentSummary, type Viewer } from './present-product.ts'

/** Filters articles of all products; above `maxItems` returns only their number and the facets. */
export async function filterDimensions(
  db: Queries,
  catalogue: Catalogue,
  input: DimensionFilter,
  viewer: Viewer,
  maxItems: number,
): Promise<FilterResult> {
  if (!input.filters?.some(isNarrow)) throw new AppError('filterRequired')
  const request = readNarrowing(catalogue, input, viewer)
  checkCategories(catalogue, request.categoryIds)
  const found = expectFound(filterArticles(catalogue.index, { ...request, maxItems }))
  const rows = await catalogue.articles.read(db, found.items)
  return {
    items: rows.flatMap((row) => {
      const facts = catalogue.products.get(row.productId)
      if (facts === undefined) return []
      const dimension = presentDimension(row, facts.row, viewer.prices, viewer.today)
      return { ...dimension, product: presentSummary(facts, viewer) }
    }),
    page: request.page,
    size: request.size,
    total: found.total,
    tooMany: found.total > maxItems,
    facets: presentFacets(catalogue, found.facets, viewer.language),
    currentFilters: input.filters,
  }
}
