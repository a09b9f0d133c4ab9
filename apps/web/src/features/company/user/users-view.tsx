import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Scope } from '../../../shared/cart/scope.ts'
import { useText } from '../../../texts/language-context.tsx'
import { PagedList } from '../../../ui/data/paged-list.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { SearchIcon } from '../../../ui/icons.tsx'
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

/** The users of the company, or for staff the users of all companies, with filters. */
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
        found={(count) => text('company.user.usersFound', { count })}
        nothing={
          <EmptyState
            icon={<SearchIcon size={28} />}
            title={text('company.user.noUserFound')}
            actions={
              isNarrowed(requested) && (
                <Button onClick={() => onWant(nobodyInParticular)}>{text('company.showAll')}</Button>
              )
            }
          >
            {text('company.user.noUserFoundText')}
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
