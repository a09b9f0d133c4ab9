import type { ReactNode } from 'react'
import { Panel } from '../../ui/page.tsx'
import styles from './register-form.module.css'

interface Props {
  title: string
  /** What the fields are for. */
  lead: string
  children: ReactNode
}

/** Fields of one subject, on wide screens beside its name. */
export function FormSection({ title, lead, children }: Props) {
  return (
    <Panel>
      <section className={styles.section} aria-label={title}>
        <div>
          <h2>{title}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.content}>{children}</div>
      </section>
    </Panel>
  )
}
