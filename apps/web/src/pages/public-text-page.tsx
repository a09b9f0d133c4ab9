import { pageKeys } from '@normwerk/contract/content'
import { locales } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CallError } from '../api/call-error.ts'
import { EarlierVersion } from '../features/content/earlier-version.tsx'
import { PublicText } from '../features/content/public-text.tsx'
import { pageQuery, versionQuery } from '../features/content/queries.ts'
import { useMomentFormat, useText } from '../texts/language-context.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { LinkButton } from '../ui/forms/button.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import './order/print.css'

const route = getRouteApi('/info/$key')

/** Terms, privacy or imprint. */
export function PublicTextPage() {
  const text = useText()
  const format = useMomentFormat()
  const { key } = route.useParams()
  const { version } = route.useSearch()
  const current = useQuery(pageQuery(key))
  const requested = useQuery(version === undefined ? pageQuery(key) : versionQuery(key, version))
  if (requested.error instanceof CallError && requested.error.code === 'entryNotFound') {
    return version === undefined && pageKeys.some((known) => known === key) ? <NotPublished /> : <NotFoundPage />
  }
  if (requested.data === undefined) {
    return (
      <Page title={text('content.loading')}>
        {requested.error === null ? (
          <TextSkeleton />
        ) : (
          <ErrorState error={requested.error} onRetry={() => void requested.refetch()} />
        )}
      </Page>
    )
  }
  const { data: page } = requested
  const isEarlier = current.data !== undefined && current.data.version !== page.version
  return (
    <Page title={page.title}>
      <PageHead
        title={<span lang={locales[page.language]}>{page.title}</span>}
        lead={text('content.version', { version: page.version, date: format.date(page.publishedAt) })}
      />
      {isEarlier && <EarlierVersion pageKey={key} />}
      <PublicText sections={page.sections} language={page.language} />
    </Page>
  )
}

/** A page that every shop has, but without a published version. */
function NotPublished() {
  const text = useText()
  return (
    <Page title={text('content.notPublished')}>
      <EmptyState
        heading="page"
        title={text('content.notPublished')}
        actions={
          <LinkButton to="/" variant="primary">
            {text('shell.toStart')}
          </LinkButton>
        }
      >
        {text('content.notPublishedText')}
      </EmptyState>
    </Page>
  )
}

function TextSkeleton() {
  return (
    <Loading>
      <Skeleton width="20rem" height="2rem" />
      <Skeleton width="42rem" height="24rem" />
    </Loading>
  )
}
