import type { Slide } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import { textLanguage } from '@normwerk/contract/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { useLanguage, useText } from '../../../texts/language-context.tsx'
import { OrderedList } from '../../../ui/data/ordered-list.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Panel } from '../../../ui/page.tsx'
import { StoredPicture } from '../pictures/stored-picture.tsx'
import { DeleteSlide } from './delete-slide.tsx'
import { allSlidesQuery, useSlideChange } from './queries.ts'
import { titleIn } from './slide-entry.ts'
import styles from './slides.module.css'

/** All slides, ordered by dragging or by buttons. */
export function SlidesView() {
  const slides = useQuery(allSlidesQuery(useProductKey()))
  if (slides.data !== undefined) return <SlideList slides={slides.data} />
  if (slides.error !== null) return <ErrorState error={slides.error} onRetry={() => void slides.refetch()} />
  return (
    <Loading>
      <Skeleton height="16rem" />
    </Loading>
  )
}

function SlideList({ slides }: { slides: readonly Slide[] }) {
  const text = useText()
  const language = textLanguage(useLanguage())
  const product = useProductKey()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<Slide | null>(null)
  const order = useSlideChange(
    (slideIds: string[]) => call(slideEditingEndpoints.order, { params: { product }, input: { slideIds } }),
    false,
  )
  const nameOf = (slide: Slide) => titleIn(slide, language) ?? text('content.slide.untitled')
  if (slides.length === 0) return <EmptyState title={text('content.slide.none')} />

  function change(ids: string[]): void {
    const missing = slides.find(({ id }) => !ids.includes(id))
    setRemoved(missing ?? null)
    if (missing !== undefined) return
    // Shown at once; the list is read again when the server has answered.
    client.setQueryData(
      allSlidesQuery(product).queryKey,
      slides.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    )
    order.mutate(ids)
  }

  return (
    <Panel>
      <OrderedList
        label={text('content.slide.order')}
        entries={slides.map((slide) => ({
          key: slide.id,
          name: nameOf(slide),
          content: <SlideRow slide={slide} name={nameOf(slide)} />,
        }))}
        onChange={change}
      />
      {removed !== null && <DeleteSlide slide={removed} name={nameOf(removed)} onClose={() => setRemoved(null)} />}
    </Panel>
  )
}

function SlideRow({ slide: { id, image, isHidden }, name }: { slide: Slide; name: string }) {
  const text = useText()
  return (
    <span className={styles.row}>
      <span className={styles.thumbnail}>
        {image !== null && <StoredPicture picture={image} sizes="6rem" eager={false} />}
      </span>
      <Link to="/administration/slides/$id" params={{ id }} className={styles.name} draggable={false}>
        {name}
      </Link>
      <StatusBadge tone={isHidden ? 'neutral' : 'good'}>
        {text(isHidden ? 'content.slide.hidden' : 'content.slide.visible')}
      </StatusBadge>
    </span>
  )
}
