import { textLanguage } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useProductKey } from '../../api/config-context.tsx'
import { useCan } from '../../api/me.ts'
import { allSlidesQuery } from '../../features/content/slides/queries.ts'
import { SlideEditor } from '../../features/content/slides/slide-editor.tsx'
import { titleIn } from '../../features/content/slides/slide-entry.ts'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

const route = getRouteApi('/administration/slides/$id')

/** One slide of the carousel. */
export function SlidePage() {
  const text = useText()
  const language = textLanguage(useLanguage())
  const { id } = route.useParams()
  const slides = useQuery({ ...allSlidesQuery(useProductKey()), enabled: useCan('shop.administer') })
  const slide = slides.data?.find((known) => known.id === id)
  if (slides.data !== undefined && slide === undefined) return <NotFoundPage />
  return (
    <OfficeFrame
      title={(slide && titleIn(slide, language)) ?? text('audit.slide')}
      breadcrumb={
        <Breadcrumb
          entries={[{ key: 'slides', link: <Link to="/administration/slides">{text('content.slide.all')}</Link> }]}
        />
      }
      permission="shop.administer"
    >
      {slide === undefined && slides.error !== null && (
        <ErrorState error={slides.error} onRetry={() => void slides.refetch()} />
      )}
      {slide === undefined && slides.error === null && (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
      {slide !== undefined && <SlideEditor key={slide.id} slide={slide} />}
    </OfficeFrame>
  )
}
