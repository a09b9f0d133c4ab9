import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { Pagination } from './pagination.tsx'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'

interface Props<Item> {
  query: {
    data: { items: readonly Item[]; size: number; total: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  /** Of the list that will come. */
  height: string
  /** Tells screen readers how many were found, where nothing on the page says so. */
  found?: (count: number) => string
  /** Stands where the page has no items. */
  nothing: ReactNode
  /** `stale`: another page or filter is on its way. */
  children: (items: readonly Item[], stale: boolean) => ReactNode
}

/** A list that comes page by page: while it loads, when it fails, when it is empty, and when it is there. */
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
