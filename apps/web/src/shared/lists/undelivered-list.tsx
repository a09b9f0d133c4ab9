import type { ReactNode } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './undelivered-list.module.css'

/** Lists what could not be delivered, below a line with its number. */
export function UndeliveredList({ count, children }: { count: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className={styles.count}>
        {count}
      </p>
      <ul className={styles.list}>{children}</ul>
    </>
  )
}

interface Props {
  title: string
  /** To whom it goes, or from whom it comes. */
  about: string
  delivery: { createdAt: string; attempts: number; lastError: string | null; givenUp: boolean }
  pending: boolean
  onRetry: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

export function UndeliveredEntry({ title, about, delivery, pending, onRetry, children }: Props) {
  const text = useText()
  const format = useFormat()
  const { createdAt, attempts, lastError, givenUp } = delivery
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.state}>
        {givenUp ? (
          <StatusBadge tone="bad">{text('shared.lists.undelivered.givenUp')}</StatusBadge>
        ) : (
          <StatusBadge tone="warn">{text('shared.lists.undelivered.trying')}</StatusBadge>
        )}
        <p className={styles.small}>
          {text('shared.lists.undelivered.since', { date: format.dateTime(createdAt) })} ·{' '}
          {text('shared.lists.undelivered.attempts', { count: attempts })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" pending={pending} onClick={onRetry}>
          {text('ui.retry')}
        </Button>
        {children}
      </div>
      {lastError !== null && <code className={styles.error}>{lastError}</code>}
    </li>
  )
}
