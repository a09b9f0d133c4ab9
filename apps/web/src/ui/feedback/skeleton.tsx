import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import styles from './states.module.css'

interface Props {
  width?: string
  /** In CSS; content that wraps on a narrow screen has a height such as `max(7.25rem, 18.5rem - 24vw)`. */
  height: string
}

/** Placeholder of loading content. It needs the size of that content, so that the layout does not move. */
export function Skeleton({ width = '100%', height }: Props) {
  return <div className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}

/** Wraps skeletons; screen readers announce once that something is loading. The footer is hidden meanwhile. */
export function Loading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const text = useText()
  return (
    <div className={className} role="status" aria-label={text('ui.loading')} data-loading>
      {children}
    </div>
  )
}
