import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  chooseSuggested,
  confirmEntry,
  type ListEntry,
  takeBackEntry,
} from '../../shared/lists/parts-list/list-entry.ts'
import type { ListEntries } from '../../shared/lists/parts-list/use-checked-entries.ts'
import { useText } from '../../texts/language-context.tsx'
import { correctDraft } from './correct-draft.ts'
import { ResultRow } from './result-row.tsx'
import styles from './result-step.module.css'
import type { Review } from './use-review.ts'

const usualHeight = 60

interface Props extends Pick<Review, 'drafts' | 'setDrafts'> {
  entries: readonly ListEntry[]
  list: ListEntries
  onSkip: (rows: readonly number[]) => void
  /** Called when the buyer starts to work on the rows. */
  onEnter: () => void
  /** Shown if there are no rows. */
  none: ReactNode
  /** Actions on many rows, above the first one. */
  children: ReactNode
}

/** Renders the rows near the visible area. The row with the focus is always rendered. */
export function ResultRows(props: Props) {
  const { entries, list, drafts, setDrafts, onSkip, onEnter, none, children } = props
  const text = useText()
  const frame = useRef<HTMLElement>(null)
  const start = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const [next, setNext] = useState<number | null>(null)

  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    overscan: 6,
    scrollMargin,
    getItemKey: (index) => entries[index]?.asked.row ?? index,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      const at = entries.findIndex(({ asked }) => asked.row === focused)
      return at < 0 || shown.includes(at) ? shown : [...shown, at].sort((a, b) => a - b)
    },
  })

  useLayoutEffect(() => setScrollMargin(start.current?.offsetTop ?? 0))

  // A settled row may leave the filter. The next one is focused, so that the buyer can continue by keyboard.
  useEffect(() => {
    if (next === null) return
    setNext(null)
    const row = frame.current?.querySelector(`[data-row="${next}"]`)
    const target = row?.querySelector<HTMLElement>('[data-row-action], input') ?? row?.querySelector('button')
    ;(target ?? frame.current)?.focus()
  }, [next])

  function leave(row: number): void {
    const at = entries.findIndex(({ asked }) => asked.row === row)
    setNext(entries[at + 1]?.asked.row ?? entries[at - 1]?.asked.row ?? null)
    setDrafts((known) => new Map([...known].filter(([key]) => key !== row)))
  }

  function settle(row: number, change: (entry: ListEntry) => ListEntry): void {
    leave(row)
    list.change([row], change)
  }

  function skip(row: number): void {
    leave(row)
    onSkip([row])
  }

  function onFocus({ target }: FocusEvent): void {
    setFocused(Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1))
    if (target !== frame.current) onEnter()
  }

  // Rows are measured when they become visible, which would stop the browser's own scrolling to the last row.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== frame.current || (event.key !== 'End' && event.key !== 'Home')) return
    event.preventDefault()
    virtualizer.scrollToIndex(event.key === 'End' ? entries.length - 1 : 0)
  }

  return (
    <section
      ref={frame}
      className={styles.rows}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text('partsList.rows')}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      data-rows
    >
      <div className={styles.many}>{children}</div>
      {entries.length === 0 && none}
      <ul ref={start} className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start: top }) => {
          const entry = entries[index]
          if (entry === undefined) return null
          const { row } = entry.asked
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-row={row}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              className={styles.place}
              style={{ transform: `translateY(${top - scrollMargin}px)` }}
            >
              <ResultRow
                entry={entry}
                hasFailed={list.failure !== null}
                draft={drafts.get(row)}
                onDraft={(draft) => setDrafts((known) => new Map([...known, [row, draft]]))}
                onConfirm={() => settle(row, confirmEntry)}
                onChoose={(suggested) => settle(row, (known) => chooseSuggested(known, suggested))}
                onDeleteRemembered={list.deleteRemembered}
                onCorrect={(changes) => settle(row, (known) => correctDraft(known, changes))}
                onSkip={() => skip(row)}
                onTakeBack={() => settle(row, takeBackEntry)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
