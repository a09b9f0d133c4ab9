import type { ReactNode } from 'react'
import styles from './list-search.module.css'

interface Props {
  /** The field to search by. */
  children: ReactNode
  /** How many there are, once it is known. */
  count: string | null
}

/** Stands above a list that is narrowed by a search alone. */
export function ListSearch({ children, count }: Props) {
  return (
    <search className={styles.search}>
      {children}
      {count !== null && <p role="status">{count}</p>}
    </search>
  )
}
