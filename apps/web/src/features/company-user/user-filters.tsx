import { useText } from '../../texts/language-context.tsx'
import { offeredRoles } from '../../trade/role-presets.ts'
import { roleTexts } from '../../trade/role-texts.ts'
import type { Scope } from '../../trade/scope.ts'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { useTypedSearch } from '../../ui/use-typed-search.ts'
import styles from './user-filters.module.css'
import { sortTexts } from './user-sort.ts'
import { statusTexts } from './user-status.tsx'
import { userSorts, userStatuses, type WantedUsers } from './wanted-users.ts'

interface Props {
  scope: Scope
  wanted: WantedUsers
  onChange: (wanted: WantedUsers) => void
}

const longest = 100

export function UserFilters({ scope, wanted, onChange }: Props) {
  const text = useText()
  const search = useTypedSearch(wanted.q, (q) => onChange({ ...wanted, q }))
  const company = useTypedSearch(wanted.company, (typed) => onChange({ ...wanted, company: typed }))
  const offered = scope === 'shop' ? ([...offeredRoles, 'GLOBAL_ADMIN'] as const) : offeredRoles
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        label={text('company.searchUsers')}
        placeholder={text('company.searchUsersPlaceholder')}
        maxLength={longest}
        autoComplete="off"
        value={search.typed}
        onChange={(event) => search.setTyped(event.target.value)}
      />
      {scope === 'shop' && (
        <TextField
          type="search"
          label={text('staff.companyOrNumber')}
          maxLength={longest}
          autoComplete="off"
          value={company.typed}
          onChange={(event) => company.setTyped(event.target.value)}
        />
      )}
      <SelectField
        label={text('company.role')}
        value={wanted.role ?? 'any'}
        options={[
          { value: 'any', label: text('company.anyRole') },
          ...offered.map((role) => ({ value: role, label: text(roleTexts[role].name) })),
        ]}
        onChange={(role) => onChange({ ...wanted, role: role === 'any' ? null : role })}
      />
      <SelectField
        label={text('company.status')}
        value={wanted.status ?? 'any'}
        options={[
          { value: 'any', label: text('company.anyStatus') },
          ...userStatuses.map((status) => ({ value: status, label: text(statusTexts[status]) })),
        ]}
        onChange={(status) => onChange({ ...wanted, status: status === 'any' ? null : status })}
      />
      <div className={styles.sort}>
        <SelectField
          label={text('company.sortedBy')}
          value={wanted.sort}
          options={userSorts
            .filter((sort) => scope === 'shop' || !sort.endsWith('company'))
            .map((sort) => ({ value: sort, label: text(sortTexts[sort]) }))}
          onChange={(sort) => onChange({ ...wanted, sort })}
        />
      </div>
    </search>
  )
}
