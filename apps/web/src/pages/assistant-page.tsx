import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Assistant } from '../features/assistant/assistant.tsx'
import type { AssistantSearch } from '../features/assistant/assistant-search.ts'
import { guideQuery } from '../features/assistant/queries.ts'
import { resolveChoice } from '../features/assistant/resolve-choice.ts'
import { useText } from '../texts/language-context.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../ui/page.tsx'

const route = getRouteApi('/assistant')

export function AssistantPage() {
  const text = useText()
  return (
    <Page title={text('assistant.title')}>
      <PageHead title={text('assistant.title')} lead={text('assistant.lead')} />
      <Content />
    </Page>
  )
}

function Content() {
  const text = useText()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: guide, error, refetch } = useQuery({ ...guideQuery, meta: { showsError: true } })
  if (guide === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton height="40rem" />
      </Loading>
    )
  }
  const choice = resolveChoice(guide, search)
  if (choice === null) return <EmptyState title={text('assistant.noPins')} />
  const change = (changed: AssistantSearch) =>
    void navigate({ search: (kept) => ({ ...kept, ...changed }), replace: true, resetScroll: false })
  return <Assistant guide={guide} choice={choice} search={search} onChange={change} />
}
