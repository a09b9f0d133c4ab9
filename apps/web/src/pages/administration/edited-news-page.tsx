import { textLanguage } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useProductKey } from '../../api/config-context.tsx'
import { useCan } from '../../api/me.ts'
import { DeleteNews } from '../../features/content/news/delete-news.tsx'
import { allNewsQuery } from '../../features/content/news/editing-queries.ts'
import { NewsEditor } from '../../features/content/news/news-editor.tsx'
import { titleIn } from '../../features/content/news/news-entry.ts'
import { NewsPicture } from '../../features/content/news/news-picture.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

const route = getRouteApi('/administration/news/$id')

/** A piece of news; the id `new` begins one. */
export function EditedNewsPage() {
  const text = useText()
  const language = textLanguage(useLanguage())
  const { id } = route.useParams()
  const isNew = id === 'new'
  const all = useQuery({ ...allNewsQuery(useProductKey()), enabled: useCan('shop.administer') && !isNew })
  const news = all.data?.news.find((known) => known.id === id)
  if (!isNew && all.data !== undefined && news === undefined) return <NotFoundPage />
  const title = news === undefined ? text('content.news.office.write') : titleIn(news, language)
  return (
    <OfficeFrame
      title={title}
      breadcrumb={
        <Breadcrumb
          entries={[{ key: 'news', link: <Link to="/administration/news">{text('shared.account.navNews')}</Link> }]}
        />
      }
      actions={news !== undefined && <DeleteNews news={news} name={title} />}
      permission="shop.administer"
    >
      {isNew && <NewsEditor news={null} />}
      {!isNew && news === undefined && all.error !== null && (
        <ErrorState error={all.error} onRetry={() => void all.refetch()} />
      )}
      {!isNew && news === undefined && all.error === null && (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
      {news !== undefined && (
        <>
          <NewsEditor key={news.id} news={news} />
          <NewsPicture news={news} />
        </>
      )}
    </OfficeFrame>
  )
}
