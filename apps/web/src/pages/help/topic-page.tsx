import { locales } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { helpQuery } from '../../features/content/help/queries.ts'
import { PublicText } from '../../features/content/public-text.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import '../order/print.css'

const route = getRouteApi('/help/$topic')

/** One page of the help, in the language in which it is written. */
export function TopicPage() {
  const text = useText()
  const { topic } = route.useParams()
  const help = useQuery(helpQuery)
  const page = help.data?.find((known) => known.topic === topic)
  if (help.data !== undefined && page === undefined) return <NotFoundPage />
  return (
    <Page title={page?.title ?? text('shared.help')}>
      <PageHead
        title={page === undefined ? text('shared.help') : <span lang={locales[page.language]}>{page.title}</span>}
        breadcrumb={<Breadcrumb entries={[{ key: 'help', link: <Link to="/help">{text('shared.help')}</Link> }]} />}
      />
      {page === undefined && help.error === null && (
        <Loading>
          <Skeleton width="42rem" height="24rem" />
        </Loading>
      )}
      {page === undefined && help.error !== null && (
        <ErrorState error={help.error} onRetry={() => void help.refetch()} />
      )}
      {page !== undefined && <PublicText sections={page.sections} language={page.language} />}
    </Page>
  )
}
