import { type ReactNode, useEffect } from 'react'
import styles from './page.module.css'
import { markPageReady } from './page-ready.ts'

interface PageProps {
  /** Title of the browser tab. */
  title: string
  /** `wide` for long tables, `text` for reading, `form` for one short form. */
  width?: 'full' | 'wide' | 'text' | 'form'
  children: ReactNode
}

/** The frame of one page; its parts are below each other. */
export function Page({ title, width = 'full', children }: PageProps) {
  // The router hydrates the page after the frame around it, so only an effect in here comes late enough.
  useEffect(markPageReady, [])
  return (
    <div className={styles.page} data-width={width}>
      <title>{`${title} · Normwerk`}</title>
      {children}
    </div>
  )
}

interface PageHeadProps {
  title: ReactNode
  breadcrumb?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

export function PageHead({ title, breadcrumb, lead, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {breadcrumb}
      <div className={styles.headRow}>
        <h1>{title}</h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}

interface SectionProps {
  title: string
  /** On the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>
}
