import { auditActions, shopActions } from '@normwerk/contract/audit'
import { useQuery } from '@tanstack/react-query'
import type { Scope } from '../../shared/cart/scope.ts'
import { useText } from '../../texts/language-context.tsx'
import { Chips, RemovableChip } from '../../ui/data/chip.tsx'
import { FilterSelect } from '../../ui/forms/filter-select.tsx'
import { PeriodFields } from '../../ui/forms/period-fields.tsx'
import styles from './audit-filters.module.css'
import type { AuditParams } from './audit-params.ts'
import { actionTexts } from './audit-texts.ts'
import { userQuery } from './queries.ts'

interface Props {
  scope: Scope
  requested: AuditParams
  onChange: (requested: AuditParams) => void
}

const staffOnly: ReadonlySet<string> = new Set(shopActions)

export function AuditFilters({ scope, requested, onChange }: Props) {
  const text = useText()
  return (
    <search className={styles.search}>
      <div className={styles.filters}>
        <FilterSelect
          label={text('audit.action')}
          any={text('audit.anyAction')}
          value={requested.action}
          options={auditActions
            .filter((action) => scope === 'shop' || !staffOnly.has(action))
            .map((action) => ({ value: action, label: text(actionTexts[action]) }))}
          onChange={(action) => onChange({ ...requested, action })}
        />
        <PeriodFields period={requested} onPeriod={(period) => onChange({ ...requested, ...period })} />
      </div>
      {requested.user !== null && (
        <Chips>
          <UserChip scope={scope} id={requested.user} onRemove={() => onChange({ ...requested, user: null })} />
        </Chips>
      )}
    </search>
  )
}

function UserChip({ scope, id, onRemove }: { scope: Scope; id: string; onRemove: () => void }) {
  const text = useText()
  const user = useQuery({ ...userQuery(scope, id), meta: { showsError: true } })
  const name =
    user.data !== undefined
      ? `${user.data.firstName} ${user.data.lastName}`
      : user.error !== null
        ? text(scope === 'shop' ? 'audit.deletedUser' : 'audit.formerUser')
        : '…'
  return <RemovableChip onRemove={onRemove}>{text('audit.aboutUser', { name })}</RemovableChip>
}
