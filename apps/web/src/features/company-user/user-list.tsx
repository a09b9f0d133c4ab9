import type { ManagedUser, UserSort } from '@normwerk/contract/company-user'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMe } from '../../api/me.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RoleBadges } from '../../trade/role-badges.tsx'
import type { Scope } from '../../trade/scope.ts'
import { RecordTable } from '../../ui/record-table.tsx'
import { SortableHead } from '../../ui/table.tsx'
import styles from './user-list.module.css'
import { userPaths } from './user-paths.ts'
import { UserStatusBadges } from './user-status.tsx'
import { type SortKey, sortedBy } from './wanted-users.ts'

interface Props {
  scope: Scope
  users: readonly ManagedUser[]
  sort: UserSort
  onSort: (sort: UserSort) => void
  /** Another page or filter is on its way. */
  stale: boolean
}

/** Users as a table, on a phone as cards; a click anywhere in a row opens one. */
export function UserList({ scope, users, sort, onSort, stale }: Props) {
  const text = useText()
  const head = (key: SortKey, label: ReactNode) => (
    <SortableHead
      sorted={sortedBy(sort, key)}
      onSort={(direction) => onSort(direction === 'ascending' ? key : `-${key}`)}
    >
      {label}
    </SortableHead>
  )
  return (
    <RecordTable label={text('company.users')} stale={stale}>
      <thead>
        <tr>
          {head('name', text('company.name'))}
          {head('email', text('profile.email'))}
          {scope === 'shop' && head('company', text('staff.company'))}
          <th scope="col">{text('company.roles')}</th>
          <th scope="col">{text('company.status')}</th>
          {head('lastLoginAt', text('company.lastLogin'))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} scope={scope} user={user} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function Row({ scope, user }: { scope: Scope; user: ManagedUser }) {
  const text = useText()
  const format = useFormat()
  const isOwn = useMe()?.id === user.id
  const { id, firstName, lastName, username, email, companyName, companyCustomerNumber, roles, lastLoginAt } = user
  return (
    <tr data-scope={scope}>
      <th scope="row">
        <Link to={userPaths[scope].one} params={{ id }}>
          {firstName} {lastName}
        </Link>
        {isOwn && <span className={styles.own}>{text('company.you')}</span>}
        {username !== email && <span className={styles.below}>{username}</span>}
      </th>
      <td className={styles.email} data-row>
        <BreakableEmail email={email} />
      </td>
      {scope === 'shop' && (
        <td className={styles.company} data-row>
          {companyName ?? text('staff.ownShop')}
          {companyCustomerNumber !== null && <span className={styles.below}>{companyCustomerNumber}</span>}
        </td>
      )}
      <td className={styles.roles} data-row>
        <RoleBadges roles={roles} />
      </td>
      <td data-corner>
        <UserStatusBadges user={user} />
      </td>
      <td className={styles.login} data-label={text('company.lastLogin')}>
        {lastLoginAt === null ? text('company.never') : format.dateTime(lastLoginAt)}
      </td>
    </tr>
  )
}

/** Breaks after the `@` first, where one line is not enough. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
