import type { ManagedUser } from '@normwerk/contract/company/user'
import { Link } from '@tanstack/react-router'
import type { Scope } from '../../../shared/cart/scope.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import styles from './user-facts.module.css'
import { UserStatusBadges } from './user-status.tsx'

interface Props {
  scope: Scope
  user: ManagedUser
}

const auditPaths = { company: '/company/audit', shop: '/administration/audit' } as const satisfies Record<Scope, string>

export function UserFacts({ scope, user }: Props) {
  const text = useText()
  const format = useFormat()
  const company =
    user.companyName === null ? text('company.user.ownShop') : `${user.companyName} (${user.companyCustomerNumber})`
  const entries = [
    { key: 'status', name: text('company.user.status'), value: <UserStatusBadges user={user} /> },
    ...(scope === 'shop' ? [{ key: 'company', name: text('company.staff.company'), value: company }] : []),
    ...(user.pendingEmail === null
      ? []
      : [
          {
            key: 'pendingEmail',
            name: text('company.user.newEmail'),
            value: text('company.user.emailPending', { email: user.pendingEmail }),
          },
        ]),
    { key: 'username', name: text('company.user.signsInWith'), value: user.username },
    {
      key: 'login',
      name: text('company.user.lastLogin'),
      value: user.lastLoginAt === null ? text('company.user.never') : format.dateTime(user.lastLoginAt),
    },
    { key: 'created', name: text('company.since'), value: format.date(user.createdAt) },
    {
      key: 'secondFactor',
      name: text('company.user.secondFactor'),
      value: text(user.secondFactor ? 'company.user.secondFactorOn' : 'company.user.secondFactorOff'),
    },
  ]
  return (
    <Section title={text('company.overview')}>
      <Panel>
        <Facts entries={entries} />
        <p className={styles.link}>
          <Link to={auditPaths[scope]} search={{ user: user.id }}>
            {text('company.user.toAudit')}
          </Link>
        </p>
      </Panel>
    </Section>
  )
}
