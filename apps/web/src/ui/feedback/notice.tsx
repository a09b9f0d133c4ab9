import type { ReactNode } from 'react'
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons.tsx'
import styles from './states.module.css'

interface Props {
  tone?: 'info' | 'good' | 'warn' | 'bad'
  title?: string
  children?: ReactNode
  /** Announced at once: for a message that answers an action. */
  live?: boolean
}

const signs = { info: InfoIcon, good: CheckIcon, warn: WarningIcon, bad: ErrorIcon }

export function Notice({ tone = 'info', title, children, live = false }: Props) {
  const Sign = signs[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={live ? 'alert' : undefined}>
      <Sign />
      <div>
        {title !== undefined && <p className={styles.noticeTitle}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
