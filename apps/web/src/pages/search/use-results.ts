import { maxPageSize } from '@normwerk/contract/limits'
import type { ProductSummary } from '@normwerk/contract/product'
import type { Facet, FilterResult } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { sortDimensions } from '../../features/catalogue/dimension-table/sort-dimensions.ts'
import { filterQuery, searchQuery } from '../../features/catalogue/queries.ts'
import type { SearchState } from './use-search-state.ts'

export const productsPerPage = 24
export const dimensionsPerPage = 100

/** Products that the search finds. The last answer stays while another one is being loaded. */
export function useFoundProducts({ query, filters, sort, page, category, waits, view }: SearchState) {
  const dimensionsOfText = view === 'dimensions' && query !== ''
  const input = {
    query: query === '' ? null : query,
    filters,
    categoryId: category?.id ?? null,
    ...(view === 'products' && sort !== null ? { sort } : {}),
    ...(dimensionsOfText ? { withDimensions: true } : {}),
    pageRequest: dimensionsOfText
      ? { page: 1, size: maxPageSize }
      : { page: view === 'products' ? page : 1, size: productsPerPage },
  }
  return useQuery({ ...searchQuery(useDeferredValue(input)), enabled: !waits })
}

export type DimensionHit = FilterResult['items'][number]

interface FoundDimensions {
  items: readonly DimensionHit[]
  total: number
  facets: readonly Facet[]
  tooMany: boolean
  filterRequired: boolean
}

/**
 * Sizes of all products. The call that filters sizes takes no text. For a text the search returns the sizes of its
 * products, which are then sorted and paged here.
 */
export function useFoundDimensions(state: SearchState, products: ReturnType<typeof useFoundProducts>) {
  const { query, filters, sort, page, category, waits, view } = state
  const byFilters = query === ''
  const filterRequired = byFilters && filters.length === 0
  const input = {
    filters,
    categoryId: category?.id ?? null,
    ...(sort === null ? {} : { sort }),
    pageRequest: { page, size: dimensionsPerPage },
  }
  const found = useQuery({
    ...filterQuery(useDeferredValue(input)),
    enabled: view === 'dimensions' && !filterRequired && byFilters && !waits,
  })
  const ofText = products.data
  const listed = useMemo(() => {
    const named = new Map<string, ProductSummary>(ofText?.items.map((product) => [product.id, product]))
    const hits = ofText?.dimensions?.items.flatMap((dimension) => {
      const product = named.get(dimension.productId)
      return product === undefined ? [] : { ...dimension, product }
    })
    return sortDimensions(hits ?? [], (hit) => hit, sort)
  }, [ofText, sort])

  const answer = byFilters && !filterRequired ? found : products
  let data: FoundDimensions | undefined
  if (filterRequired) {
    data = ofText && { items: [], total: 0, facets: ofText.facets, tooMany: false, filterRequired }
  } else if (byFilters) {
    data = found.data && { ...found.data, filterRequired }
  } else if (ofText?.dimensions !== undefined) {
    const first = (page - 1) * dimensionsPerPage
    data = {
      items: listed.slice(first, first + dimensionsPerPage),
      total: listed.length,
      facets: ofText.facets,
      tooMany: ofText.dimensions.total > listed.length,
      filterRequired,
    }
  }
  return { data, error: answer.error, refetch: answer.refetch, isPlaceholderData: answer.isPlaceholderData }
}
