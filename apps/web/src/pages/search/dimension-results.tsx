import { useOrderArticle } from '../../features/cart/use-order-article.ts'
import { ResultTable } from '../../features/catalogue/dimension-table/result-table.tsx'
import { formatSort } from '../../features/catalogue/dimension-table/sort-dimensions.ts'
import { SignInDialog } from '../../shared/account/late-dialog.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Pagination } from '../../ui/data/pagination.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FilterIcon } from '../../ui/page-icons.tsx'
import { NothingFound } from './nothing-found.tsx'
import { dimensionsPerPage, type useFoundDimensions } from './use-results.ts'
import type { SearchState } from './use-search-state.ts'

interface Props {
  state: SearchState
  found: ReturnType<typeof useFoundDimensions>
}

/** The sizes of all products as one table. */
export function DimensionResults({ state, found }: Props) {
  const text = useText()
  const format = useFormat()
  const { order, asking, stopAsking } = useOrderArticle()
  const { data, error, refetch } = found

  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton height="40rem" />
      </Loading>
    )
  }
  if (data.filterRequired) {
    return (
      <EmptyState icon={<FilterIcon size={28} />} title={text('search.filterRequired')}>
        {text('search.filterRequiredText')}
      </EmptyState>
    )
  }
  if (data.tooMany) {
    return (
      <EmptyState icon={<FilterIcon size={28} />} title={text('search.tooMany', { count: format.number(data.total) })}>
        {text('search.tooManyText')}
      </EmptyState>
    )
  }
  if (data.total === 0) return <NothingFound state={state} found={data} />
  return (
    <>
      <ResultTable
        label={text('search.dimensions')}
        facets={data.facets}
        hits={data.items}
        sort={state.sort}
        onSort={(sort) => state.change.sort(formatSort(sort))}
        onOrder={order}
      />
      <Pagination page={state.page} size={dimensionsPerPage} total={data.total} onPage={state.change.page} />
      <SignInDialog open={asking} onClose={stopAsking} />
    </>
  )
}
