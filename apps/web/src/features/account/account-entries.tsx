import type { Me } from '@normwerk/contract/account'
import { accountEndpoints } from '@normwerk/contract/account'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { useCan } from '../../api/me.ts'
import { NoteIcon } from '../../shared/notes/note-icon.tsx'
import { MouldIcon } from '../../shared/parts/mould-icon.tsx'
import { StarIcon } from '../../shared/parts/star-icon.tsx'
import { useText } from '../../texts/language-context.tsx'
import { CartIcon, GearIcon, icon, ListIcon, TableIcon, TeamIcon, UserIcon } from '../../ui/icons.tsx'
import styles from './account-menu.module.css'

const SignOutIcon = icon(<path d="M8 3.5H3.5v13H8M8.5 10H17M13.5 6.5 17 10l-3.5 3.5" />)

/**
 * Shows who is signed in, links to their pages, and signs out. Signing out reloads the page, so that nothing stays in
 * memory.
 */
export function AccountEntries({ me }: { me: Me }) {
  const text = useText()
  const logout = useMutation({ mutationFn: () => call(accountEndpoints.logout), onSuccess: () => location.reload() })
  const usesCart = useCan('cart.keep')
  const managesCompany = useCan('company.manage')
  return (
    <>
      <div className={styles.who}>
        <strong>{`${me.firstName} ${me.lastName}`}</strong>
        {me.company !== null && <span>{me.company.companyName}</span>}
        {me.company !== null && <span>{text('account.customerNumber', { number: me.company.customerNumber })}</span>}
      </div>
      {usesCart && <ShoppingEntries />}
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
        <Link to="/administration">
          <GearIcon />
          {text('account.administration')}
        </Link>
      )}
      <button type="button" onClick={() => logout.mutate()}>
        <SignOutIcon />
        {text('account.signOut')}
      </button>
    </>
  )
}

function ShoppingEntries() {
  const text = useText()
  return (
    <>
      <Link to="/dashboard">
        <ListIcon />
        {text('account.dashboard')}
      </Link>
      <Link to="/carts">
        <CartIcon />
        {text('dashboard.carts')}
      </Link>
      <Link to="/projects">
        <MouldIcon />
        {text('dashboard.projects')}
      </Link>
      <Link to="/favorites">
        <StarIcon />
        {text('favorite.title')}
      </Link>
      <Link to="/own-numbers">
        <TableIcon />
        {text('customerPartNumber.title')}
      </Link>
      <Link to="/part-notes">
        <NoteIcon />
        {text('partNote.title')}
      </Link>
    </>
  )
}
