import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './side-navigation.module.css'

interface Props {
  to: NonNullable<LinkProps['to']>
  icon: ReactNode
  label: string
  /** The beginning of all addresses of the entry, if it is not its own address. */
  area?: string
  /** The beginning of addresses in its area that another entry leads to. */
  except?: string
  /** On a phone the entry is in the account's menu. */
  wideOnly?: boolean
}

export function RailEntry({ to, icon, label, area, except, wideOnly = false }: Props) {
  const isInArea = useLocation({
    select: ({ pathname }) => {
      const isBelow = (start: string | undefined) => start !== undefined && `${pathname}/`.startsWith(`${start}/`)
      return isBelow(area) && !isBelow(except)
    },
  })
  return (
    <Link
      to={to}
      className={styles.entry}
      activeOptions={{ exact: to === '/' || area !== undefined }}
      aria-current={isInArea ? 'true' : undefined}
      data-wide-only={wideOnly || undefined}
    >
      {icon}
      <span>{label}</span>
    </Link>
  )
}
