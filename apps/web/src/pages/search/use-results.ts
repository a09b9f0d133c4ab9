import type { FilterResult } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { filterQuery, searchQuery } from '../../features/catalogue/queries.ts'
import type { SearchState } from './use-search-state.ts'

export const productsPerPage = 24
export const dimensionsPerPage = 100

/** Products that the search finds. The last answer stays while another one is being loaded. */
export function useFoundProducts({ query, filters, sort, page, category, waits, view }: SearchState) {
  const input = {
    query: query === '' ? null : query,
    filters,
    categoryId: category?.id ?? null,
    ...(view === 'products' && sort !== null ? { sort } : {}),
    pageRequest: { page: view === 'products' ? page : 1, size: productsPerPage },
  }
  return useQuery({ ...searchQuery(useDeferredValue(input)), enabled: !waits })
}

export type DimensionHit = FilterResult['items'][number]

interface FoundDimensions extends Omit<FilterResult, 'page' | 'size'> {
  filterRequired: boolean
}

const nothing = { items: [], total: 0, currentFilters: [], tooMany: false }

/** Sizes of all products. Without a text and a filter only the facets are shown, which the search of products has. */
export function useFoundDimensions(state: SearchState, products: ReturnType<typeof useFoundProducts>) {
  const { query, filters, sort, page, category, waits, view } = state
  const filterRequired = query === '' && filters.length === 0
  const input = {
    query: query === '' ? null : query,
    filters,
    categoryId: category?.id ?? null,
    ...(sort === null ? {} : { sort }),
    pageRequest: { page, size: dimensionsPerPage },
  }
  const found = useQuery({
    ...filterQuery(useDeferredValue(input)),
    enabled: view === 'dimensions' && !filterRequired && !waits,
  })
  const answer = filterRequired ? products : found
  const data: FoundDimensions | undefined = filterRequired
    ? products.data && { ...nothing, facets: products.data.facets, filterRequired }
    : found.data && { ...found.data, filterRequired }
  return { data, error: answer.error, refetch: answer.refetch, isPlaceholderData: answer.isPlaceholderData }
}
