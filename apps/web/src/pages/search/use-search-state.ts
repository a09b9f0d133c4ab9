import type { Filter, SearchResult } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { parseSort } from '../../features/catalogue/dimension-table/sort-dimensions.ts'
import { dropFilter, setRange, toggleValue } from '../../features/catalogue/filter/change-filters.ts'
import { formatFilters, parseFilters } from '../../features/catalogue/filter-text.ts'
import { findBySlug, mainCategoriesQuery, subCategoriesQuery } from '../../features/catalogue/queries.ts'

const route = getRouteApi('/search')

/** The search in the address, and functions to change it. Every change starts again at the first page. */
export function useSearchState() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const main = useQuery(mainCategoriesQuery)
  const sub = useQuery({ ...subCategoriesQuery, enabled: search.category !== undefined })
  const category = findBySlug([...(main.data ?? []), ...(sub.data ?? [])], search.category ?? '') ?? null
  const filters = useMemo(() => parseFilters(search.filters ?? ''), [search.filters])
  const sort = useMemo(() => parseSort(search.sort), [search.sort])

  const change = useMemo(() => listChanges(navigate, null), [navigate])

  return {
    query: search.q?.trim() ?? '',
    filters,
    sort,
    page: search.page ?? 1,
    view: search.view === 'dimensions' ? ('dimensions' as const) : ('products' as const),
    category,
    dealsOnly: search.deals === true,
    /** The address names a category whose id is not known yet. */
    waits: search.category !== undefined && category === null && (main.isPending || sub.isPending),
    change,
  }
}

export type SearchState = ReturnType<typeof useSearchState>

/** How the shop read the text of the search. */
type Reading = Pick<SearchResult, 'currentFilters' | 'remainingWords'>

/**
 * The search as the shop read it: sizes in its text are filters too. The first change of a filter writes them into the
 * address, with the other words as the text.
 */
export function useReadState(state: SearchState, reading: Reading | undefined): SearchState {
  const navigate = route.useNavigate()
  return useMemo(() => {
    if (reading?.remainingWords === undefined) return state
    const { currentFilters: filters, remainingWords: words } = reading
    return { ...state, filters, change: listChanges(navigate, { filters, words }) }
  }, [state, reading, navigate])
}

type Navigate = ReturnType<typeof route.useNavigate>

/** @param read the filters and the other words of the text, if it has sizes */
function listChanges(navigate: Navigate, read: { filters: readonly Filter[]; words: string } | null) {
  const withoutSizes = <Search extends { q?: string }>({ q, ...kept }: Search) => {
    const words = read === null ? q : read.words
    return words ? { ...kept, q: words } : kept
  }
  const changeFilters = (next: (filters: readonly Filter[]) => Filter[]) => {
    void navigate({
      search: ({ page: _page, filters: text, ...kept }) => {
        const printed = formatFilters(next(read?.filters ?? parseFilters(text ?? '')))
        return printed === '' ? withoutSizes(kept) : { ...withoutSizes(kept), filters: printed }
      },
      resetScroll: false,
    })
  }
  return {
    toggle: (name: string, value: number | string) => changeFilters((old) => toggleValue(old, name, value)),
    range: (name: string, min: number | null, max: number | null) =>
      changeFilters((old) => setRange(old, name, min, max)),
    drop: (name: string) => changeFilters((old) => dropFilter(old, name)),
    clear: () =>
      void navigate({
        search: ({ page: _page, filters: _filters, category: _category, deals: _deals, ...kept }) => withoutSizes(kept),
        resetScroll: false,
      }),
    dropCategory: () =>
      void navigate({ search: ({ page: _page, category: _category, ...kept }) => kept, resetScroll: false }),
    dealsOnly: (next: boolean) =>
      void navigate({
        search: ({ page: _page, deals: _deals, ...kept }) => (next ? { ...kept, deals: true as const } : kept),
        resetScroll: false,
      }),
    sort: (next: string | null) =>
      void navigate({
        search: ({ page: _page, sort: _sort, ...kept }) => (next === null ? kept : { ...kept, sort: next }),
        resetScroll: false,
      }),
    page: (next: number) =>
      void navigate({ search: ({ page: _page, ...kept }) => (next === 1 ? kept : { ...kept, page: next }) }),
    view: (next: 'products' | 'dimensions') =>
      void navigate({
        search: ({ page: _page, sort: _sort, view: _view, ...kept }) =>
          next === 'dimensions' ? { ...kept, view: next } : kept,
        resetScroll: false,
      }),
  }
}
