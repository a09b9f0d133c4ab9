import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './side-navigation.module.css'

interface Props {
  to: NonNullable<LinkProps['to']>
  icon: ReactNode
  label: string
  /** The beginning of all addresses of the entry, if it is not its own address. */
  area?: string
  /** On a phone the entry is in the account's menu. */
  wideOnly?: boolean
}

export function RailEntry({ to, icon, label, area, wideOnly = false }: Props) {
  const isInArea = useLocation({
    select: ({ pathname }) => area !== undefined && `${pathname}/`.startsWith(`${area}/`),
  })
  return (
    <Link
      to={to}
      className={styles.entry}
      activeOptions={{ exact: to === '/' }}
      aria-current={isInArea ? 'true' : undefined}
      data-wide-only={wideOnly || undefined}
    >
      {icon}
      <span>{label}</span>
    </Link>
  )
}
