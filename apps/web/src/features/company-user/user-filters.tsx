import { useText } from '../../texts/language-context.tsx'
import { offeredRoles } from '../../trade/role-presets.ts'
import { roleTexts } from '../../trade/role-texts.ts'
import type { Scope } from '../../trade/scope.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { TypedSearchField } from '../../ui/typed-search-field.tsx'
import styles from './user-filters.module.css'
import { sortTexts } from './user-sort.ts'
import { statusTexts } from './user-status.tsx'
import { userSorts, userStatuses, type WantedUsers } from './wanted-users.ts'

interface Props {
  scope: Scope
  wanted: WantedUsers
  onChange: (wanted: WantedUsers) => void
}

export function UserFilters({ scope, wanted, onChange }: Props) {
  const text = useText()
  const offered = scope === 'shop' ? ([...offeredRoles, 'GLOBAL_ADMIN'] as const) : offeredRoles
  return (
    <search className={styles.filters}>
      <TypedSearchField
        label={text('company.searchUsers')}
        placeholder={text('company.searchUsersPlaceholder')}
        value={wanted.q}
        onSearch={(q) => onChange({ ...wanted, q })}
      />
      {scope === 'shop' && (
        <TypedSearchField
          label={text('staff.companyOrNumber')}
          value={wanted.company}
          onSearch={(company) => onChange({ ...wanted, company })}
        />
      )}
      <FilterSelect
        label={text('company.role')}
        any={text('company.anyRole')}
        value={wanted.role}
        options={offered.map((role) => ({ value: role, label: text(roleTexts[role].name) }))}
        onChange={(role) => onChange({ ...wanted, role })}
      />
      <FilterSelect
        label={text('company.status')}
        any={text('company.anyStatus')}
        value={wanted.status}
        options={userStatuses.map((status) => ({ value: status, label: text(statusTexts[status]) }))}
        onChange={(status) => onChange({ ...wanted, status })}
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
