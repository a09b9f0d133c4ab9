import type { Slide } from '@normwerk/contract/content/slide'
import { useRef, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { ChevronRightIcon } from '../../../ui/icons.tsx'
import styles from './carousel.module.css'
import { SlideCard } from './slide-card.tsx'
import { ChevronLeftIcon, PauseIcon, PlayIcon } from './turning-icons.tsx'
import { prefersLessMotion, useTurning } from './use-turning.ts'

/**
 * Slides that are scrolled, and that take turns as long as the visitor only looks. A phone, or a visitor who prefers less
 * motion, turns them by hand.
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const text = useText()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const show = (place: number) => {
    const left = ((place + slides.length) % slides.length) * (track.current?.clientWidth ?? 0)
    track.current?.scrollTo({ left, behavior: prefersLessMotion() ? 'instant' : 'smooth' })
  }
  const { isTurning, turn, hold } = useTurning(slides.length > 1, () => show(at + 1))
  const showByHand = (place: number) => {
    turn(false)
    show(place)
  }

  return (
    <section className={styles.carousel} aria-label={text('content.carousel.label')} {...hold}>
      <ul
        ref={track}
        className={styles.track}
        aria-live={isTurning ? 'off' : 'polite'}
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        onPointerDown={() => turn(false)}
      >
        {slides.map(({ id, landingPageTexts: [words], image }, place) => (
          <li key={id} aria-label={text('content.carousel.position', { at: place + 1, count: slides.length })}>
            {words !== undefined && <SlideCard text={words} image={image} eager={place === 0} />}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            size="small"
            label={text(isTurning ? 'content.carousel.pause' : 'content.carousel.play')}
            icon={isTurning ? <PauseIcon /> : <PlayIcon />}
            onClick={() => turn(!isTurning)}
          />
          <IconButton
            size="small"
            label={text('content.carousel.previous')}
            icon={<ChevronLeftIcon />}
            onClick={() => showByHand(at - 1)}
          />
          <span className={styles.position}>
            {text('content.carousel.position', { at: at + 1, count: slides.length })}
          </span>
          <IconButton
            size="small"
            label={text('content.carousel.next')}
            icon={<ChevronRightIcon />}
            onClick={() => showByHand(at + 1)}
          />
        </div>
      )}
    </section>
  )
}
