import { maxListQueryLength } from '@normwerk/contract/limits'
import type { Scope } from '../../../shared/cart/scope.ts'
import { offeredRoles } from '../../../shared/people/role-presets.ts'
import { roleTexts } from '../../../shared/people/role-texts.ts'
import { useText } from '../../../texts/language-context.tsx'
import { FilterSelect } from '../../../ui/forms/filter-select.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { TypedSearchField } from '../../../ui/forms/typed-search-field.tsx'
import styles from './user-filters.module.css'
import { type UserParams, userSorts, userStatuses } from './user-params.ts'
import { sortTexts } from './user-sort.ts'
import { statusTexts } from './user-status.tsx'

interface Props {
  scope: Scope
  requested: UserParams
  onChange: (requested: UserParams) => void
}

export function UserFilters({ scope, requested, onChange }: Props) {
  const text = useText()
  const offered = scope === 'shop' ? ([...offeredRoles, 'GLOBAL_ADMIN'] as const) : offeredRoles
  return (
    <search className={styles.filters}>
      <TypedSearchField
        maxLength={maxListQueryLength}
        label={text('company.searchUsers')}
        placeholder={text('company.user.searchUsersPlaceholder')}
        value={requested.q}
        onSearch={(q) => onChange({ ...requested, q })}
      />
      {scope === 'shop' && (
        <TypedSearchField
          maxLength={maxListQueryLength}
          label={text('company.user.companyOrNumber')}
          value={requested.company}
          onSearch={(company) => onChange({ ...requested, company })}
        />
      )}
      <FilterSelect
        label={text('company.user.role')}
        any={text('company.user.anyRole')}
        value={requested.role}
        options={offered.map((role) => ({ value: role, label: text(roleTexts[role].name) }))}
        onChange={(role) => onChange({ ...requested, role })}
      />
      <FilterSelect
        label={text('company.user.status')}
        any={text('company.user.anyStatus')}
        value={requested.status}
        options={userStatuses.map((status) => ({ value: status, label: text(statusTexts[status]) }))}
        onChange={(status) => onChange({ ...requested, status })}
      />
      <div className={styles.sort}>
        <SelectField
          label={text('company.user.sortedBy')}
          value={requested.sort}
          options={userSorts
            .filter((sort) => scope === 'shop' || !sort.endsWith('company'))
            .map((sort) => ({ value: sort, label: text(sortTexts[sort]) }))}
          onChange={(sort) => onChange({ ...requested, sort })}
        />
      </div>
    </search>
  )
}
