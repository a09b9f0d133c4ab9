import type { ManagedUser, UserSort } from '@normwerk/contract/company/user'
import { Link } from '@tanstack/react-router'
import { useMe } from '../../../api/me.ts'
import type { Scope } from '../../../shared/cart/scope.ts'
import { RoleBadges } from '../../../shared/people/role-badges.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { ColumnHead } from '../../../ui/data/column-head.tsx'
import { RecordTable } from '../../../ui/data/record-table.tsx'
import styles from './user-list.module.css'
import { userPaths } from './user-paths.ts'
import { UserStatusBadges } from './user-status.tsx'

interface Props {
  scope: Scope
  users: readonly ManagedUser[]
  sort: UserSort
  onSort: (sort: UserSort) => void
  /** Another page or filter is being loaded. */
  stale: boolean
}

/** Users as a table, on a phone as cards. A click on a row opens the user. */
export function UserList({ scope, users, sort, onSort, stale }: Props) {
  const text = useText()
  const sorting = { sort, onSort }
  return (
    <RecordTable label={text('company.users')} stale={stale}>
      <thead>
        <tr>
          <ColumnHead column="name" {...sorting}>
            {text('company.name')}
          </ColumnHead>
          <ColumnHead column="email" {...sorting}>
            {text('shared.people.email')}
          </ColumnHead>
          {scope === 'shop' && (
            <ColumnHead column="company" {...sorting}>
              {text('company.staff.company')}
            </ColumnHead>
          )}
          <ColumnHead column="roles" {...sorting}>
            {text('shared.people.roles')}
          </ColumnHead>
          <ColumnHead column="status" {...sorting}>
            {text('company.user.status')}
          </ColumnHead>
          <ColumnHead column="lastLoginAt" {...sorting}>
            {text('company.user.lastLogin')}
          </ColumnHead>
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
        </Link>{' '}
        {isOwn && <span className={styles.own}>{text('company.user.you')}</span>}
        {username !== email && <span className={styles.below}>{username}</span>}
      </th>
      <td className={styles.email} data-row>
        <BreakableEmail email={email} />
      </td>
      {scope === 'shop' && (
        <td className={styles.company} data-row>
          {companyName ?? text('company.user.ownShop')}
          {companyCustomerNumber !== null && <span className={styles.below}>{companyCustomerNumber}</span>}
        </td>
      )}
      <td className={styles.roles} data-row>
        <RoleBadges roles={roles} />
      </td>
      <td data-corner>
        <UserStatusBadges user={user} />
      </td>
      <td className={styles.login} data-label={text('company.user.lastLogin')}>
        {lastLoginAt === null ? text('company.user.never') : format.dateTime(lastLoginAt)}
      </td>
    </tr>
  )
}

/** Breaks after the `@` if one line is too short. */
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
