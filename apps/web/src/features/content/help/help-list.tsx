import { locales } from '@normwerk/contract/language'
import { Link } from '@tanstack/react-router'
import styles from './help-list.module.css'
import type { FoundHelp } from './search-help.ts'

/** Links to pages of the help and to their sections. */
export function HelpList({ found }: { found: readonly FoundHelp[] }) {
  return (
    <ul className={styles.list}>
      {found.map(({ page: { topic, title, language }, section, heading, excerpt }) => (
        <li key={`${topic}-${section}`} className={styles.entry} lang={locales[language]}>
          <Link to="/help/$topic" params={{ topic }} {...(section > 0 && { hash: `section-${section + 1}` })}>
            {heading === null ? title : `${title} – ${heading}`}
          </Link>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}
