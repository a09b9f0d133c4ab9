import { maxSavedSearchNameLength } from '@normwerk/contract/limits'
import type { Facet } from '@normwerk/contract/search'
import { getRouteApi } from '@tanstack/react-router'
import { wordsOfFilter } from '../../features/catalogue/filter/filter-words.ts'
import { useSaveSearch } from '../../features/saved-search/queries.ts'
import { SearchNameDialog } from '../../features/saved-search/search-name-dialog.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import type { SearchState } from './use-search-state.ts'

const route = getRouteApi('/search')

interface Props {
  state: SearchState
  facets: readonly Facet[]
  onClose: () => void
}

/** Saves the search in the address under a name, which its text and filters propose. */
export function SaveSearchDialog({ state, facets, onClose }: Props) {
  const text = useText()
  const { page: _page, part: _part, tolerance: _tolerance, ...search } = route.useSearch()
  const save = useSaveSearch()
  const proposed = useProposedName(search.q ?? '', state, facets)

  function submit(name: string): void {
    save.mutate(
      { name, search },
      {
        onSuccess: () => {
          onClose()
          showToast({ message: text('savedSearch.saved', { name }) })
        },
      },
    )
  }

  return (
    <SearchNameDialog
      title={text('search.save')}
      hint={text('savedSearch.nameHint')}
      initial={proposed}
      pending={save.isPending}
      failure={save.error}
      onClose={onClose}
      onSubmit={submit}
    />
  )
}

function useProposedName(
  query: string,
  { filters, category, dealsOnly }: SearchState,
  facets: readonly Facet[],
): string {
  const text = useText()
  const format = useFormat()
  const pieces = [
    query.trim(),
    category?.name ?? '',
    dealsOnly ? text('catalogue.dealsOnly') : '',
    ...filters.flatMap((filter) => wordsOfFilter(filter, facets, format).map(({ words }) => words)),
  ]
  return pieces.filter(Boolean).join(', ').slice(0, maxSavedSearchNameLength).trim()
}
