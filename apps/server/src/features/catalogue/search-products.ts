import type { DimensionFilter, FilterResult, ProductSearch, SearchResult } from '@normwerk/contract/search'
import { filterArticles } from '@normwerk/search/filter-articles'
import { type ProductHit, searchProducts as searchIndex } from '@normwerk/search/search-products'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Caller } from '../../http/caller.ts'
import type { Catalogue } from './live-catalogue.ts'
import { namePart } from './name-part.ts'
import { checkCategories, expectFound, isNarrow, presentFacets, readNarrowing } from './narrow.ts'
import { presentDimension } from './present-dimension.ts'
import { presentSummary, type Viewer } from './present-product.ts'
import { companyOf } from './read-viewer.ts'

/** Searches products by text, category and filters. A text that names one part exactly finds only its product. */
export async function searchProducts(
  { db, caller }: Pick<CallContext<Caller | null>, 'db' | 'caller'>,
  catalogue: Catalogue,
  input: ProductSearch,
  viewer: Viewer,
): Promise<SearchResult> {
  const request = readNarrowing(catalogue, input, viewer)
  checkCategories(catalogue, request.categoryIds)
  const text = input.query?.trim() ?? ''
  const designation =
    text === ''
      ? null
      : await namePart(db, catalogue, text, { companyId: companyOf(caller), language: viewer.language })
  const found = expectFound(
    searchIndex(catalogue.index, {
      ...request,
      query: designation?.articleNo ?? text,
      language: viewer.language,
      dealsOnly: input.dealsOnly === true,
      ...nameProducts(catalogue, input),
    }),
  )
  return {
    items: presentHits(catalogue, found.items, viewer),
    page: request.page,
    size: request.size,
    total: found.total,
    facets: presentFacets(catalogue, found.facets, viewer.language),
    currentFilters: input.filters ?? [],
    ...(input.withDimensions ? { dimensions: await listDimensions(db, catalogue, request, found.items, viewer) } : {}),
    ...(designation === null ? {} : { designation }),
  }
}

function nameProducts(catalogue: Catalogue, { productIds, productNrs }: ProductSearch): { productIds?: string[] } {
  if (!productIds && !productNrs) return {}
  const byNumber = (productNrs ?? []).flatMap((productNr) => catalogue.idsByNr.get(productNr) ?? [])
  return { productIds: [...(productIds ?? []), ...byNumber] }
}

function presentHits(catalogue: Catalogue, hits: readonly ProductHit[], viewer: Viewer): SearchResult['items'] {
  return hits.flatMap(({ id }) => {
    const facts = catalogue.products.get(id)
    return facts === undefined ? [] : presentSummary(facts, viewer)
  })
}

/** Lists the articles of the found products that pass the filters, with the same page. */
async function listDimensions(
  db: Queries,
  catalogue: Catalogue,
  request: ReturnType<typeof readNarrowing>,
  hits: readonly ProductHit[],
  viewer: Viewer,
): Promise<SearchResult['dimensions']> {
  const { sort: _, ...narrowing } = request
  const productIds = hits.map(({ id }) => id)
  const found = expectFound(filterArticles(catalogue.index, { ...narrowing, productIds }))
  const rows = await catalogue.articles.read(db, found.items)
  return {
    items: rows.flatMap((row) => {
      const facts = catalogue.products.get(row.productId)
      return facts === undefined ? [] : presentDimension(row, facts.row, viewer.prices, viewer.today)
    }),
    page: request.page,
    size: request.size,
    total: found.total,
  }
}

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
