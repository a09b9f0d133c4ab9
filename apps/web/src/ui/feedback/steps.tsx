import type { ReactNode } from 'react'
import styles from '../forms/controls.module.css'

interface Props {
  label: string
  current: number
  /** In order. A link in a completed step leads back to it. */
  steps: readonly { key: string; content: ReactNode }[]
}

export function Steps({ label, current, steps }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, content }, at) => (
        <li
          key={key}
          className={styles.step}
          data-done={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          {at + 1}. {content}
        </li>
      ))}
    </ol>
  )
}
