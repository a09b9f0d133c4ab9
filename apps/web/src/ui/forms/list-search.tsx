import type { ReactNode } from 'react'
import styles from './list-search.module.css'

interface Props {
  /** The search field. */
  children: ReactNode
  /** The number of results, once it is known. */
  count: string | null
}

/** Shown above a list whose only filter is a search. */
export function ListSearch({ children, count }: Props) {
  return (
    <search className={styles.search}>
      {children}
      {count !== null && <p role="status">{count}</p>}
    </search>
  )
}
