import type { Me } from '@normwerk/contract/account'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { UserIcon } from '../../ui/icons.tsx'
import { latePart } from '../../ui/late/late-part.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import styles from './account-menu.module.css'

const AccountEntries = latePart(() => import('./account-entries.tsx').then((file) => file.AccountEntries))

/** The account menu in the header of a wide screen. */
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
  /** Content of the button. */
  children: ReactNode
  placement?: 'above' | 'below'
  className?: string | undefined
}

/** A menu that loads its content when it is opened, because most users never open it. */
export function SignedInMenu({ me, children, placement = 'below', className }: SignedInProps) {
  const text = useText()
  return (
    <Menu
      label={text('account.menu', { name: `${me.firstName} ${me.lastName}` })}
      button={children}
      placement={placement}
      {...(className === undefined ? {} : { className })}
    >
      <AccountEntries me={me} meanwhile={<span className={styles.place} />} />
    </Menu>
  )
}
