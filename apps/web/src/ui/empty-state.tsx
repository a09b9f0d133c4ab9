import type { ReactNode } from 'react'
import styles from './states.module.css'

interface Props {
  title: string
  children?: ReactNode
  icon?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
}

export function EmptyState({ title, children, icon, actions }: Props) {
  return (
    <div className={styles.state}>
      {icon}
      <h2>{title}</h2>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
