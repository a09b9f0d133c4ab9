import type { ReactNode } from 'react'
import styles from '../feedback/states.module.css'
import { CheckIcon, ClockIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons.tsx'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral' | 'deal'

interface Props {
  tone: Tone
  /** Without the tinted background, for dense tables. */
  plain?: boolean
  children: ReactNode
}

const signs = { good: CheckIcon, warn: ClockIcon, bad: ErrorIcon, info: InfoIcon, neutral: WarningIcon, deal: null }

/** A state in words with its own icon, so that colour is never the only hint. */
export function StatusBadge({ tone, plain = false, children }: Props) {
  const Sign = signs[tone]
  return (
    <span className={styles.badge} data-tone={tone} data-plain={plain || undefined}>
      {Sign !== null && <Sign size={14} />}
      {children}
    </span>
  )
}
