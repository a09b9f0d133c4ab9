import type { AuditEntry } from '@normwerk/contract/audit'
import { locales } from '@normwerk/contract/language'
import type { Scope } from '../../shared/cart/scope.ts'
import { useFormat, useLanguage, useText } from '../../texts/language-context.tsx'
import styles from './audit-entries.module.css'
import { actionTexts } from './audit-texts.ts'
import { ChangeList } from './change-list.tsx'
import { groupByDay } from './group-by-day.ts'
import { About, Doer } from './people.tsx'

interface Props {
  scope: Scope
  entries: readonly AuditEntry[]
  /** Another page or filter is being loaded. */
  stale: boolean
}

export function AuditEntries({ scope, entries, stale }: Props) {
  const format = useFormat()
  return (
    <div className={styles.days} data-stale={stale || undefined} aria-busy={stale}>
      {groupByDay(entries, format.date).map((group) => (
        <section key={group.day} aria-label={group.day}>
          <h2 className={styles.day}>{group.day}</h2>
          <ol className={styles.entries}>
            {group.entries.map((entry) => (
              <Entry key={entry.id} scope={scope} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Entry({ scope, entry }: { scope: Scope; entry: AuditEntry }) {
  const text = useText()
  const time = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short' })
  return (
    <li className={styles.entry}>
      <time dateTime={entry.at} className={styles.time}>
        {time.format(new Date(entry.at))}
      </time>
      <div>
        <p>
          <span className={styles.what}>{text(actionTexts[entry.action])}</span>
          <About scope={scope} entry={entry} />
        </p>
        <p className={styles.who}>
          <Doer scope={scope} entry={entry} />
          {scope === 'shop' && entry.companyName !== null && <span> · {entry.companyName}</span>}
        </p>
        <ChangeList changes={entry.changes} />
      </div>
    </li>
  )
}
