import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import styles from './named-part.module.css'

interface Props {
  drawing: ReactNode
  /** The chosen part with its price and what to do with it. */
  children: ReactNode
  /** What was assumed of it. */
  assumed: ReactNode
}

/** The one part that a text names, above the products that it may also mean. */
export function NamedPart({ drawing, children, assumed }: Props) {
  const text = useText()
  return (
    <section className={styles.part} aria-label={text('designation.title')}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.facts}>
        <p className={styles.caption}>{text('designation.title')}</p>
        {children}
        {assumed}
      </div>
    </section>
  )
}
