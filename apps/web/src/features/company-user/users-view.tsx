import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import type { Scope } from '../../trade/scope.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { usersQuery } from './queries.ts'
import { UserFilters } from './user-filters.tsx'
import { UserList } from './user-list.tsx'
import { isNarrowed, listInput, nobodyInParticular, type UserParams } from './user-params.ts'

interface Props {
  scope: Scope
  requested: UserParams
  page: number
  onWant: (requested: UserParams) => void
  onPage: (page: number) => void
}

/** The users of the company, or for staff those of all companies, with what narrows the list. */
export function UsersView({ scope, requested, page, onWant, onPage }: Props) {
  const text = useText()
  const users = useQuery({ ...usersQuery(scope, listInput(requested, page)), placeholderData: keepPreviousData })
  return (
    <>
      <UserFilters scope={scope} requested={requested} onChange={onWant} />
      <PagedList
        query={users}
        page={page}
        onPage={onPage}
        height="26rem"
        found={(count) => text('company.usersFound', { count })}
        nothing={
          <EmptyState
            icon={<SearchIcon size={28} />}
            title={text('company.noUserFound')}
            actions={
              isNarrowed(requested) && (
                <Button onClick={() => onWant(nobodyInParticular)}>{text('company.showAll')}</Button>
              )
            }
          >
            {text('company.noUserFoundText')}
          </EmptyState>
        }
      >
        {(items, stale) => (
          <UserList
            scope={scope}
            users={items}
            sort={requested.sort}
            onSort={(sort) => onWant({ ...requested, sort })}
            stale={stale}
          />
        )}
      </PagedList>
    </>
  )
}
