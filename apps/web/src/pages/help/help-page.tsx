import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { HelpList } from '../../features/content/help/help-list.tsx'
import { helpQuery } from '../../features/content/help/queries.ts'
import { searchHelp } from '../../features/content/help/search-help.ts'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ListSearch } from '../../ui/forms/list-search.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTypedSearch } from '../../ui/forms/use-typed-search.ts'
import { Page, PageHead } from '../../ui/page.tsx'

const route = getRouteApi('/help')

/** All pages of the help, and a search in them. */
export function HelpPage() {
  const text = useText()
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const help = useQuery(helpQuery)
  const { typed, setTyped, onBlur } = useTypedSearch(
    q,
    (next) =>
      // Otherwise every typed letter would be a step back.
      void navigate({ search: next === '' ? {} : { q: next }, replace: true }),
  )
  const found = help.data === undefined ? null : searchHelp(help.data, typed)
  return (
    <Page title={text('shared.help')}>
      <PageHead title={text('shared.help')} lead={text('content.help.lead')} />
      <ListSearch
        count={typed.trim() === '' || found === null ? null : text('content.help.found', { count: found.length })}
      >
        <TextField
          type="search"
          label={text('content.help.search')}
          value={typed}
          onBlur={onBlur}
          onChange={({ target }) => setTyped(target.value)}
        />
      </ListSearch>
      {found === null &&
        (help.error === null ? (
          <Loading>
            <Skeleton height="20rem" />
          </Loading>
        ) : (
          <ErrorState error={help.error} onRetry={() => void help.refetch()} />
        ))}
      {found?.length === 0 && <EmptyState title={text('content.help.none')} />}
      {found !== null && found.length > 0 && <HelpList found={found} />}
    </Page>
  )
}
