import type { ReactNode } from 'react'
import { useText } from '../texts/language-context.tsx'
import styles from './forms/controls.module.css'
import { ChevronRightIcon } from './icons.tsx'

interface Props {
  /** Links from the outermost on, without the page itself. */
  entries: readonly { key: string; link: ReactNode }[]
}

export function Breadcrumb({ entries }: Props) {
  const text = useText()
  return (
    <nav aria-label={text('ui.breadcrumb')} className={styles.crumbs}>
      <ol>
        {entries.map(({ key, link }, at) => (
          <li key={key}>
            {at > 0 && <ChevronRightIcon size={12} />}
            {link}
          </li>
        ))}
      </ol>
    </nav>
  )
}
