import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

export function DashboardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** Tiles that are only links, as many beside each other as fit. */
export function LinkTiles({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>
}
