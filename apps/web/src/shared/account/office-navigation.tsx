import type { Me } from '@normwerk/contract/account'
import { may } from '@normwerk/contract/permissions'
import { registrationEndpoints } from '@normwerk/contract/registration'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import styles from './office-navigation.module.css'

interface Entry {
  to: NonNullable<LinkProps['to']>
  label: PlainTextId
  /** The entry is also current on pages below it. */
  hasPagesBelow?: true
}

interface Group {
  label: PlainTextId
  entries: readonly Entry[]
}

const companyRegistrations = '/company/registrations'
const allRegistrations = '/administration/registrations'

/** The pages of the administration. */
export const administrationEntries = [
  { to: '/administration/orders', label: 'shared.account.navOrders', hasPagesBelow: true },
  { to: '/administration/users', label: 'shared.account.navUsers', hasPagesBelow: true },
  { to: allRegistrations, label: 'shared.account.navRegistrations' },
  { to: '/administration/companies', label: 'shared.account.navCompanies', hasPagesBelow: true },
  { to: '/administration/imports', label: 'shared.account.navImports' },
  { to: '/administration/synonyms', label: 'synonym.title' },
  { to: '/administration/pages', label: 'shared.account.navPages', hasPagesBelow: true },
  { to: '/administration/showcases', label: 'shared.account.navShowcases' },
  { to: '/administration/slides', label: 'shared.account.navSlides', hasPagesBelow: true },
  { to: '/administration/news', label: 'shared.account.navNews', hasPagesBelow: true },
  { to: '/administration/newsletters', label: 'shell.newsletter', hasPagesBelow: true },
  { to: '/administration/maintenance', label: 'shared.account.navMaintenance' },
  { to: '/administration/contacts', label: 'shared.account.navContacts' },
  { to: '/administration/seller', label: 'shared.account.navSeller' },
  { to: '/administration/statistics', label: 'shared.account.navStatistics' },
  { to: '/administration/mails', label: 'shared.account.navMails' },
  { to: '/administration/audit', label: 'shared.account.navAudit' },
] as const satisfies readonly Entry[]

/** Beside the page if there is space; otherwise one row above it that scrolls. */
export function OfficeNavigation() {
  const me = useMe()
  // Its place is kept until the user is known.
  if (me === undefined) return <nav className={styles.navigation} aria-busy="true" />
  return me === null ? null : <Groups me={me} />
}

function Groups({ me }: { me: Me }) {
  const text = useText()
  const row = useRef<HTMLElement>(null)
  const waiting = useWaiting(me)
  useCurrentInSight(row)
  return (
    <nav ref={row} className={styles.navigation} aria-label={text('shared.account.navigation')}>
      {groupsOf(me).map((group) => (
        <div key={group.label} className={styles.group}>
          <p className={styles.title}>{text(group.label)}</p>
          <ul className={styles.entries}>
            {group.entries.map(({ to, label, hasPagesBelow }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.entry}
                  activeOptions={{ exact: hasPagesBelow !== true, includeSearch: false }}
                >
                  {text(label)}
                  <Waiting count={waiting[to] ?? 0} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Waiting({ count }: { count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{text('shared.account.navWaiting', { count })}</span>
    </>
  )
}

function groupsOf(me: Me): Group[] {
  const groups: Group[] = [{ label: 'shared.account.navAccount', entries: accountEntries(me) }]
  if (me.secondFactor === 'missing') return groups
  if (may(me.roles, 'company.manage') && me.company !== null) {
    groups.push({
      label: 'shared.account.navCompany',
      entries: [
        { to: '/company', label: 'shared.account.navCompanyData' },
        { to: '/company/users', label: 'shared.account.navUsers', hasPagesBelow: true },
        { to: '/company/punchout', label: 'shared.account.navPunchout' },
        { to: companyRegistrations, label: 'shared.account.navRegistrations' },
        { to: '/company/audit', label: 'shared.account.navAudit' },
      ],
    })
  }
  if (may(me.roles, 'shop.administer')) {
    groups.push({
      label: 'shared.account.navAdministration',
      entries: administrationEntries,
    })
  }
  return groups
}

function accountEntries(me: Me): Entry[] {
  const entries: Entry[] = [
    { to: '/account', label: 'shared.account.navProfile' },
    { to: '/account/security', label: 'shared.account.navSecurity' },
  ]
  if (me.company === null) return entries
  if (may(me.roles, 'address.edit') && me.secondFactor !== 'missing')
    entries.push({ to: '/account/addresses', label: 'shared.account.navAddresses' })
  entries.push({ to: '/account/contact', label: 'shared.account.navContact' })
  return entries
}

/** Returns how many registrations wait, by the page that shows them; nothing without an answer. */
function useWaiting(me: Me): Record<string, number> {
  const isLetIn = me.secondFactor !== 'missing'
  const ofCompany = useQuery({
    ...endpointQuery(registrationEndpoints.listForCompany),
    enabled: isLetIn && may(me.roles, 'company.manage') && me.company !== null,
    meta: { showsError: true },
  })
  const ofAll = useQuery({
    ...endpointQuery(registrationEndpoints.listForStaff),
    enabled: isLetIn && may(me.roles, 'shop.administer'),
    meta: { showsError: true },
  })
  return { [companyRegistrations]: ofCompany.data?.length ?? 0, [allRegistrations]: ofAll.data?.length ?? 0 }
}

/** Scrolls the row, never the page, so that the current entry and its neighbours are visible. */
function useCurrentInSight(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (row.current === null || current == null) return
    const [frame, entry] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    row.current.scrollLeft += entry.left - frame.left - (frame.width - entry.width) / 2
  }, [row])
}
