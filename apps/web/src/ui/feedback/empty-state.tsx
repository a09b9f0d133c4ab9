import type { ReactNode } from 'react'
import styles from './states.module.css'

interface Props {
  title: string
  /** Set if nothing else is on the page; the title is then the page's heading. */
  heading?: 'page' | 'section'
  children?: ReactNode
  icon?: ReactNode
  /** Buttons or links to the next step. */
  actions?: ReactNode
}

export function EmptyState({ title, heading = 'section', children, icon, actions }: Props) {
  const Title = heading === 'page' ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      {icon}
      <Title>{title}</Title>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
