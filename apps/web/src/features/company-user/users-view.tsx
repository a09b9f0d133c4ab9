import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import type { Scope } from '../../trade/scope.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { usersQuery } from './queries.ts'
import { UserFilters } from './user-filters.tsx'
import { UserList } from './user-list.tsx'
import { isNarrowed, listInput, nobodyInParticular, type WantedUsers } from './wanted-users.ts'

interface Props {
  scope: Scope
  wanted: WantedUsers
  page: number
  onWant: (wanted: WantedUsers) => void
  onPage: (page: number) => void
}

/** The users of the company, or for staff those of all companies, with what narrows the list. */
export function UsersView({ scope, wanted, page, onWant, onPage }: Props) {
  const text = useText()
  const users = useQuery({ ...usersQuery(scope, listInput(wanted, page)), placeholderData: keepPreviousData })
  return (
    <>
      <UserFilters scope={scope} wanted={wanted} onChange={onWant} />
      {users.data === undefined ? (
        <Waiting error={users.error} onRetry={() => void users.refetch()} />
      ) : users.data.items.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={28} />}
          title={text('company.noUserFound')}
          actions={
            isNarrowed(wanted) && <Button onClick={() => onWant(nobodyInParticular)}>{text('company.showAll')}</Button>
          }
        >
          {text('company.noUserFoundText')}
        </EmptyState>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {text('company.usersFound', { count: users.data.total })}
          </p>
          <UserList
            scope={scope}
            users={users.data.items}
            sort={wanted.sort}
            onSort={(sort) => onWant({ ...wanted, sort })}
            stale={users.isPlaceholderData}
          />
          <Pagination page={page} size={users.data.size} total={users.data.total} onPage={onPage} />
        </>
      )}
    </>
  )
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Loading>
      <Skeleton height="26rem" />
    </Loading>
  )
}
