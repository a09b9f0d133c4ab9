import type { Me } from '@normwerk/contract/account'
import { accountEndpoints } from '@normwerk/contract/account'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { useCan, useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { GearIcon, GridIcon, SignOutIcon, TeamIcon, UserIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import styles from './account-menu.module.css'

/** The account in the header of a wide screen. */
export function AccountMenu() {
  const me = useMe()
  if (me === undefined) return <span className={styles.place} />
  if (me === null) return <SignInLink />
  return (
    <SignedInMenu me={me}>
      <UserIcon />
      <span className={styles.name}>{me.lastName}</span>
    </SignedInMenu>
  )
}

function SignInLink() {
  const text = useText()
  const { pathname, href } = useLocation()
  return (
    <Link to="/login" search={pathname === '/login' ? {} : { from: href }} className={styles.signIn}>
      <UserIcon />
      <span>{text('account.signIn')}</span>
    </Link>
  )
}

interface SignedInProps {
  me: Me
  /** What the button shows. */
  children: ReactNode
  up?: boolean
  className?: string | undefined
}

/** Who is signed in, and the way out, which starts the page again, so that nothing of the account stays in memory. */
export function SignedInMenu({ me, children, up = false, className }: SignedInProps) {
  const text = useText()
  const logout = useMutation({ mutationFn: () => call(accountEndpoints.logout), onSuccess: () => location.reload() })
  const usesCart = useCan('cart.use')
  const managesCompany = useCan('company.manage')
  const name = `${me.firstName} ${me.lastName}`
  return (
    <Menu
      label={text('account.menu', { name })}
      button={children}
      up={up}
      {...(className === undefined ? {} : { className })}
    >
      <div className={styles.who}>
        <strong>{name}</strong>
        {me.company !== null && <span>{me.company.companyName}</span>}
        {me.company !== null && <span>{text('account.customerNumber', { number: me.company.customerNumber })}</span>}
      </div>
      {usesCart && (
        <Link to="/dashboard">
          <GridIcon />
          {text('account.dashboard')}
        </Link>
      )}
      <Link to="/account">
        <UserIcon />
        {text('account.mine')}
      </Link>
      {managesCompany && (
        <Link to="/company/users">
          <TeamIcon />
          {text('account.company')}
        </Link>
      )}
      {me.isGlobalAdmin && (
        <Link to="/administration/users">
          <GearIcon />
          {text('account.administration')}
        </Link>
      )}
      <button type="button" onClick={() => logout.mutate()}>
        <SignOutIcon />
        {text('account.signOut')}
      </button>
    </Menu>
  )
}
