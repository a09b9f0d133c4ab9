import type { Me } from '@normwerk/contract/account'
import { accountEndpoints } from '@normwerk/contract/account'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { SignOutIcon, UserIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import styles from './account-menu.module.css'

/** Leaving starts the page again, so that nothing of the account stays in memory. */
export function useLogout() {
  return useMutation({ mutationFn: () => call(accountEndpoints.logout), onSuccess: () => location.reload() })
}

export function AccountMenu() {
  const me = useMe()
  if (me === undefined) return <span className={styles.place} />
  return me === null ? <SignInLink /> : <SignedIn me={me} />
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

function SignedIn({ me }: { me: Me }) {
  const text = useText()
  const logout = useLogout()
  const name = `${me.firstName} ${me.lastName}`
  return (
    <Menu
      label={text('account.menu', { name })}
      button={
        <>
          <UserIcon />
          <span className={styles.name}>{me.lastName}</span>
        </>
      }
    >
      <div className={styles.who}>
        <strong>{name}</strong>
        {me.company !== null && <span>{me.company.companyName}</span>}
        {me.company !== null && <span>{text('account.customerNumber', { number: me.company.customerNumber })}</span>}
      </div>
      <button type="button" onClick={() => logout.mutate()}>
        <SignOutIcon />
        {text('account.signOut')}
      </button>
    </Menu>
  )
}
