import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './side-navigation.module.css'

interface Props {
  to: NonNullable<LinkProps['to']>
  icon: ReactNode
  label: string
  /** On a phone the entry is in the account's menu. */
  wideOnly?: boolean
}

export function RailEntry({ to, icon, label, wideOnly = false }: Props) {
  return (
    <Link to={to} className={styles.entry} activeOptions={{ exact: to === '/' }} data-wide-only={wideOnly || undefined}>
      {icon}
      <span>{label}</span>
    </Link>
  )
}
