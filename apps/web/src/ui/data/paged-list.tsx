import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { Pagination } from './pagination.tsx'

interface Props<Item> {
  query: {
    data: { items: readonly Item[]; size: number; total: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  /** Height of the expected list. */
  height: string
  /** Announces the number of results to screen readers, if nothing on the page does. */
  found?: (count: number) => string
  /** Shown if the page has no items. */
  nothing: ReactNode
  /** `stale`: another page or filter is being loaded. */
  children: (items: readonly Item[], stale: boolean) => ReactNode
}

/** A paged list in all its states: loading, failed, empty, and loaded. */
export function PagedList<Item>({ query, page, onPage, height, found, nothing, children }: Props<Item>) {
  const { data, error } = query
  if (data === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={() => void query.refetch()} />
    return (
      <Loading>
        <Skeleton height={height} />
      </Loading>
    )
  }
  if (data.items.length === 0) return nothing
  return (
    <>
      {found !== undefined && (
        <p className="visually-hidden" role="status">
          {found(data.total)}
        </p>
      )}
      {children(data.items, query.isPlaceholderData)}
      <Pagination page={page} size={data.size} total={data.total} onPage={onPage} />
    </>
  )
}
