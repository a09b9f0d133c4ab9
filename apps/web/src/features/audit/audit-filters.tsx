import { auditActions, shopActions } from '@normwerk/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Scope } from '../../shared/cart/scope.ts'
import { useText } from '../../texts/language-context.tsx'
import { Chips, RemovableChip } from '../../ui/data/chip.tsx'
import { FilterSelect } from '../../ui/forms/filter-select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './audit-filters.module.css'
import { type AuditParams, isBackwards, readDay } from './audit-params.ts'
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
  const backwards = isBackwards(requested) ? text('audit.backwards') : null
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
        <DayField label={text('audit.from')} day={requested.from} onDay={(from) => onChange({ ...requested, from })} />
        <DayField
          label={text('audit.to')}
          day={requested.to}
          error={backwards}
          onDay={(to) => onChange({ ...requested, to })}
        />
      </div>
      {requested.user !== null && (
        <Chips>
          <UserChip scope={scope} id={requested.user} onRemove={() => onChange({ ...requested, user: null })} />
        </Chips>
      )}
    </search>
  )
}

interface DayProps {
  label: string
  day: string | null
  error?: string | null
  onDay: (day: string | null) => void
}

/** Reports a day once it is complete: while a year is typed, it begins with 0002. */
function DayField({ label, day, error = null, onDay }: DayProps) {
  const [typed, setTyped] = useState(day ?? '')
  useEffect(() => setTyped(day ?? ''), [day])
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value)
        const read = readDay(event.target.value)
        if ((read !== null || event.target.value === '') && read !== day) onDay(read)
      }}
    />
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
