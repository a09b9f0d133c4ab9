import type { EditedNews } from '@normwerk/contract/content/news'
import { textLanguage } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useProductKey } from '../../../api/config-context.tsx'
import { useLanguage, useMomentFormat, useText } from '../../../texts/language-context.tsx'
import { RecordTable } from '../../../ui/data/record-table.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { allNewsQuery } from './editing-queries.ts'
import { titleIn } from './news-entry.ts'

/** The news that staff have written, the newest first. */
export function NewsTable() {
  const text = useText()
  const news = useQuery(allNewsQuery(useProductKey()))
  if (news.data === undefined) {
    if (news.error !== null) return <ErrorState error={news.error} onRetry={() => void news.refetch()} />
    return (
      <Loading>
        <Skeleton height="16rem" />
      </Loading>
    )
  }
  const { feed, news: written } = news.data
  return (
    <>
      {feed !== null && (
        <Notice tone="info" title={text('content.news.office.otherFeed')}>
          {feed}
        </Notice>
      )}
      {written.length === 0 ? <EmptyState title={text('content.news.office.none')} /> : <Table news={written} />}
    </>
  )
}

function Table({ news }: { news: readonly EditedNews[] }) {
  const text = useText()
  return (
    <RecordTable label={text('shared.account.navNews')} stale={false}>
      <thead>
        <tr>
          <th scope="col">{text('content.slide.heading')}</th>
          <th scope="col">{text('content.news.office.publishedAt')}</th>
        </tr>
      </thead>
      <tbody>
        {news.map((each) => (
          <Row key={each.id} news={each} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function Row({ news }: { news: EditedNews }) {
  const text = useText()
  const format = useMomentFormat()
  const language = textLanguage(useLanguage())
  const { id, publishedAt } = news
  return (
    <tr>
      <th scope="row">
        <Link to="/administration/news/$id" params={{ id }}>
          {titleIn(news, language)}
        </Link>
      </th>
      <td data-label={text('content.news.office.publishedAt')}>
        {publishedAt === null ? (
          <StatusBadge tone="neutral">{text('content.slide.hidden')}</StatusBadge>
        ) : (
          format.date(publishedAt)
        )}
      </td>
    </tr>
  )
}
