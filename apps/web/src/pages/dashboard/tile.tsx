import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import styles from './dashboard.module.css'

interface TileProps {
  title: string
  icon: ReactNode
  /** On the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A tile with content or a form. */
export function Tile({ title, icon, aside, children }: TileProps) {
  const id = useId()
  return (
    <section className={styles.tile} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.icon}>{icon}</span>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

interface LinkTileProps {
  to: NonNullable<LinkProps['to']>
  title: string
  icon: ReactNode
  /** How many entries there are; missing until that is known. */
  count?: number | undefined
  children: string
}

/** A link with the number of its entries. */
export function LinkTile({ to, title, icon, count, children }: LinkTileProps) {
  return (
    <Link to={to} className={styles.link}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.linkText}>
        <strong>{title}</strong>
        <span className={styles.soft}>{children}</span>
      </span>
      <span className={styles.count}>{count}</span>
      <ChevronRightIcon size={16} />
    </Link>
  )
}

/** Tiles that are only links, as many beside each other as fit. */
export function LinkTiles({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>
}
