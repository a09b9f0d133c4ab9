import type { ReactNode } from 'react'
import styles from '../page.module.css'

interface Props {
  entries: readonly { key: string; name: ReactNode; value: ReactNode }[]
  /** Aligns the values on the right, for sums. */
  figures?: boolean
}

/** Names and values below each other. */
export function Facts({ entries, figures = false }: Props) {
  return (
    <dl className={styles.facts} data-figures={figures || undefined}>
      {entries.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
