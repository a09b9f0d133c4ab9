import type { Facet, FilterResult } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Hit } from '../../features/catalogue/dimension-table/result-table.tsx'
import { addEmptyValues } from '../../features/catalogue/filter/add-empty-values.ts'
import { facetsQuery, filterQuery, searchQuery } from '../../features/catalogue/filter/queries.ts'
import type { SearchState } from './use-search-state.ts'

export const productsPerPage = 24
export const dimensionsPerPage = 100

/** A text has other values than its category, so its answer has those that count nothing as well. */
function isCompact(query: string): boolean {
  return query === ''
}

/** Returns facets with the values of the category that count nothing, which the panel shows disabled. */
export function useFacets(
  { query, filters, category, waits }: SearchState,
  facets: readonly Facet[] | undefined,
): readonly Facet[] | undefined {
  const isCounting = isCompact(query) && filters.length > 0 && !waits
  const { data } = useQuery({ ...facetsQuery(category?.id), enabled: isCounting })
  const all = isCounting ? data : undefined
  return useMemo(() => facets && addEmptyValues(facets, all), [facets, all])
}

/** Products that the search finds. The last answer stays while another one is being loaded. */
export function useFoundProducts({ query, filters, sort, page, category, dealsOnly, waits, view }: SearchState) {
  const input = {
    query: query === '' ? null : query,
    filters,
    compact: isCompact(query),
    categoryId: category?.id ?? null,
    ...(dealsOnly ? { dealsOnly } : {}),
    ...(view === 'products' && sort !== null ? { sort } : {}),
    pageRequest: { page: view === 'products' ? page : 1, size: productsPerPage },
  }
  return useQuery({ ...searchQuery(useDeferredValue(input)), enabled: !waits })
}

interface FoundDimensions extends Omit<FilterResult, 'page' | 'size' | 'items' | 'products'> {
  items: Hit[]
  filterRequired: boolean
}

const nothing = { items: [], total: 0, currentFilters: [], tooMany: false }

/** Sizes of all products. Without a text and a filter only the facets are shown, which the search of products has. */
export function useFoundDimensions(state: SearchState, products: ReturnType<typeof useFoundProducts>) {
  const { query, filters, sort, page, category, dealsOnly, waits, view } = state
  const filterRequired = query === '' && filters.length === 0
  const input = {
    query: query === '' ? null : query,
    filters,
    compact: isCompact(query),
    categoryId: category?.id ?? null,
    ...(dealsOnly ? { dealsOnly } : {}),
    ...(sort === null ? {} : { sort }),
    pageRequest: { page, size: dimensionsPerPage },
  }
  const found = useQuery({
    ...filterQuery(useDeferredValue(input)),
    enabled: view === 'dimensions' && !filterRequired && !waits,
  })
  const items = useMemo(() => (found.data === undefined ? [] : joinProducts(found.data)), [found.data])
  const answer = filterRequired ? products : found
  const data: FoundDimensions | undefined = filterRequired
    ? products.data && { ...nothing, facets: products.data.facets, filterRequired }
    : found.data && { ...found.data, items, filterRequired }
  return { data, error: answer.error, refetch: answer.refetch, isPlaceholderData: answer.isPlaceholderData }
}

function joinProducts({ items, products = [] }: FilterResult): Hit[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return items.flatMap((item) => {
    const product = item.product ?? byId.get(item.productId)
    return product === undefined ? [] : { ...item, product }
  })
}
