import type { ReactNode } from 'react'
import styles from './mould-base.module.css'

/** One step of a configurator. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.step}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
