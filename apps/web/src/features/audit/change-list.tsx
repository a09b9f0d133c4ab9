import type { AuditEntry } from '@normwerk/contract/audit'
import { locales } from '@normwerk/contract/language'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { ArrowRightIcon } from '../../ui/page-icons.tsx'
import { fieldTexts } from './audit-texts.ts'
import styles from './change-list.module.css'
import { formatAuditValue, isEmpty } from './format-value.ts'

const few = 4

/** Shows each field before and after; for a new entry only after. A long list is folded. */
export function ChangeList({ changes }: { changes: AuditEntry['changes'] }) {
  const text = useText()
  const reported = changes.filter(({ before, after }) => !isEmpty(before) || !isEmpty(after))
  if (reported.length === 0) return null
  if (reported.length <= few) return <Changes changes={reported} />
  return (
    <details className={styles.many}>
      <summary>{text('audit.details', { count: reported.length })}</summary>
      <Changes changes={reported} />
    </details>
  )
}

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  const text = useText()
  const locale = locales[useLanguage()]
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => {
        const known = fieldTexts.get(field)
        return (
          <div key={field}>
            <dt>{known === undefined ? field : text(known)}</dt>
            <dd>
              {!isEmpty(before) && (
                <>
                  <del>{formatAuditValue(field, before, text, locale)}</del>
                  <ArrowRightIcon size={14} />
                  <span className="visually-hidden">{text('audit.became')}</span>
                </>
              )}
              <ins>{formatAuditValue(field, after, text, locale)}</ins>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
