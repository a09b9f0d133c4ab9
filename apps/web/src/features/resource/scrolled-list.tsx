import type { ReactNode } from 'react'
import styles from './zip.module.css'

/** A list that scrolls where it is long. @param children its `<li>` */
export function ScrolledList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.list} tabIndex={0} aria-label={label}>
      <ul>{children}</ul>
    </section>
  )
}
