import type { ReactNode } from 'react'
import styles from './states.module.css'

interface Props {
  title: string
  /** Set where nothing else is on the page: the title is its heading then. */
  heading?: 'page' | 'section'
  children?: ReactNode
  icon?: ReactNode
  /** Buttons or links that lead on. */
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
