import { locales } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CallError } from '../../api/call-error.ts'
import { useProductKey } from '../../api/config-context.tsx'
import { Article } from '../../features/content/news/article.tsx'
import { articleQuery } from '../../features/content/news/queries.ts'
import { useMomentFormat, useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

const route = getRouteApi('/news/$id')

/** A piece of news with its text. */
export function ArticlePage() {
  const text = useText()
  const format = useMomentFormat()
  const { id } = route.useParams()
  const { data: news, error, refetch } = useQuery(articleQuery(useProductKey(), id))
  if (error instanceof CallError && error.code === 'entryNotFound') return <NotFoundPage />
  if (news === undefined)
    return (
      <Page title={text('content.news.title')}>
        {error === null ? (
          <Loading>
            <Skeleton height="24rem" />
          </Loading>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    )
  return (
    <Page title={news.title}>
      <PageHead
        title={<span lang={locales[news.language]}>{news.title}</span>}
        lead={news.publishedAt === null ? undefined : format.date(news.publishedAt)}
        breadcrumb={
          <Breadcrumb entries={[{ key: 'news', link: <Link to="/news">{text('content.news.all')}</Link> }]} />
        }
      />
      <Article news={news} />
    </Page>
  )
}
