import { useQuery } from '@tanstack/react-query'
import { useAddress, useProductKey } from '../../api/config-context.tsx'
import { feedPath } from '../../features/content/news/feed-path.ts'
import { NewsList } from '../../features/content/news/news-list.tsx'
import { newsQuery } from '../../features/content/news/queries.ts'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

/** More than a reader looks at. */
const maxListed = 50

/** All news of the shop. */
export function NewsPage() {
  const text = useText()
  const address = useAddress()
  const product = useProductKey()
  const language = useLanguage()
  const news = useQuery(newsQuery(product, maxListed))
  return (
    <Page title={text('content.news.title')}>
      <PageHead
        title={text('content.news.title')}
        actions={<a href={address(feedPath(product, language))}>{text('content.news.feed')}</a>}
      />
      {news.data === undefined &&
        (news.error === null ? (
          <Loading>
            <Skeleton height="20rem" />
          </Loading>
        ) : (
          <ErrorState error={news.error} onRetry={() => void news.refetch()} />
        ))}
      {news.data?.length === 0 && <EmptyState title={text('content.news.none')} />}
      {news.data !== undefined && news.data.length > 0 && <NewsList news={news.data} heading="h2" />}
    </Page>
  )
}
