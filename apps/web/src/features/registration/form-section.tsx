import type { ReactNode } from 'react'
import { Panel } from '../../ui/page.tsx'
import styles from './register-form.module.css'

interface Props {
  title: string
  /** Explains the fields. */
  lead: string
  children: ReactNode
}

/** Fields of one subject; on wide screens the subject's title is beside them. */
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
