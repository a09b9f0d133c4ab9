import type { ReactNode } from 'react'
import styles from './mould-base.module.css'

interface Props {
  title: string
  /** Its children stand below each other over the whole width. */
  wide?: boolean
  children: ReactNode
}

/** One step of a configurator. */
export function Step({ title, wide = false, children }: Props) {
  return (
    <fieldset className={styles.step}>
      <legend>{title}</legend>
      <div className={styles.fields} data-wide={wide || undefined}>
        {children}
      </div>
    </fieldset>
  )
}
