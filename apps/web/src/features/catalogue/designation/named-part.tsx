import type { ReactNode } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import styles from './named-part.module.css'

interface Props {
  drawing: ReactNode
  /** The link to the product. */
  link: ReactNode
  /** The chosen part with its assumptions, its price and its buttons. */
  children: ReactNode
}

/** The one part that a text names, above the products that it may also mean. */
export function NamedPart({ drawing, link, children }: Props) {
  const text = useText()
  return (
    <section className={styles.part} aria-label={text('catalogue.designation.title')}>
      <div className={styles.drawing}>
        {drawing}
        <p className={styles.link}>{link}</p>
      </div>
      <div className={styles.facts}>
        <p className={styles.caption}>{text('catalogue.designation.title')}</p>
        {children}
      </div>
    </section>
  )
}
