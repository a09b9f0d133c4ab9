import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTypedSearch } from '../../ui/use-typed-search.ts'
import styles from './own-number.module.css'
import { OwnNumberForm } from './own-number-form.tsx'
import { OwnNumberList } from './own-number-list.tsx'
import { ownNumbersQuery } from './queries.ts'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
}

const longest = 100

export function OwnNumbersView({ q, page, onSearch, onPage }: Props) {
  const text = useText()
  const search = useTypedSearch(q, onSearch)
  const numbers = useQuery({ ...ownNumbersQuery({ q, page }), placeholderData: keepPreviousData })
  const hasNone = q === '' && numbers.data?.total === 0
  return (
    <>
      <OwnNumberForm />
      {!hasNone && (
        <search className={styles.search}>
          <TextField
            type="search"
            label={text('ownNumber.search')}
            placeholder={text('ownNumber.searchPlaceholder')}
            maxLength={longest}
            autoComplete="off"
            value={search.typed}
            onChange={(event) => search.setTyped(event.target.value)}
          />
          {numbers.data !== undefined && <p role="status">{text('ownNumber.count', { count: numbers.data.total })}</p>}
        </search>
      )}
      {numbers.data === undefined ? (
        <Waiting error={numbers.error} onRetry={() => void numbers.refetch()} />
      ) : numbers.data.items.length === 0 ? (
        <Nothing searched={q !== ''} onShowAll={() => onSearch('')} />
      ) : (
        <>
          <OwnNumberList entries={numbers.data.items} stale={numbers.isPlaceholderData} />
          <Pagination page={page} size={numbers.data.size} total={numbers.data.total} onPage={onPage} />
        </>
      )}
    </>
  )
}

function Nothing({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  const text = useText()
  if (!searched) return <EmptyState title={text('ownNumber.none')}>{text('ownNumber.noneText')}</EmptyState>
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      title={text('ownNumber.noneFound')}
      actions={<Button onClick={onShowAll}>{text('ownNumber.showAll')}</Button>}
    >
      {text('ownNumber.noneFoundText')}
    </EmptyState>
  )
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Loading>
      <Skeleton height="22rem" />
    </Loading>
  )
}
