import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCan, useMe } from '../../api/me.ts'
import { SignedInMenu } from '../../features/account/account-menu.tsx'
import { CartSign } from '../../features/cart/cart-link.tsx'
import { CatalogueMenu } from '../../features/catalogue/catalogue-menu.tsx'
import { useText } from '../../texts/language-context.tsx'
import { GearIcon, GridIcon, HomeIcon, OrdersIcon, TeamIcon, UserIcon } from '../../ui/icons.tsx'
import styles from './side-navigation.module.css'

/** A rail at the side of a wide screen, a bar at the thumb on a phone. */
export function SideNavigation() {
  const text = useText()
  const seesOrders = useCan('order.history')
  const managesCompany = useCan('company.manage')
  const administersShop = useCan('shop.administer')
  const [catalogueOpened, setCatalogueOpened] = useState(false)
  return (
    <nav className={styles.navigation} aria-label={text('shell.navigation')}>
      <Entry to="/" icon={<HomeIcon />} label={text('shell.start')} />
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={catalogueOpened}
        onClick={() => setCatalogueOpened(true)}
      >
        <GridIcon />
        <span>{text('shell.catalogue')}</span>
      </button>
      <Entry to="/cart" icon={<CartSign />} label={text('shell.cart')} />
      {seesOrders && <Entry to="/orders" icon={<OrdersIcon />} label={text('shell.orders')} />}
      {managesCompany && <Entry to="/company/users" icon={<TeamIcon />} label={text('shell.team')} wideOnly />}
      {administersShop && (
        <Entry to="/administration/users" icon={<GearIcon />} label={text('account.administration')} wideOnly />
      )}
      <AccountEntry />
      <CatalogueMenu opened={catalogueOpened} onClose={() => setCatalogueOpened(false)} />
    </nav>
  )
}

interface EntryProps {
  to: '/' | '/cart' | '/orders' | '/company/users' | '/administration/users'
  icon: ReactNode
  label: string
  /** On a phone it stands in the account's menu. */
  wideOnly?: boolean
}

function Entry({ to, icon, label, wideOnly = false }: EntryProps) {
  return (
    <Link to={to} className={styles.entry} activeOptions={{ exact: to === '/' }} data-wide-only={wideOnly || undefined}>
      {icon}
      <span>{label}</span>
    </Link>
  )
}

/** On a phone alone: a wide screen has the account in its header. */
function AccountEntry() {
  const text = useText()
  const me = useMe()
  const { pathname, href } = useLocation()
  if (me === undefined) return <span className={styles.entry} data-narrow-only />
  if (me !== null) {
    return (
      <div className={styles.account} data-narrow-only>
        <SignedInMenu me={me} up className={styles.entry}>
          <UserIcon />
          <span>{text('shell.account')}</span>
        </SignedInMenu>
      </div>
    )
  }
  return (
    <Link to="/login" search={pathname === '/login' ? {} : { from: href }} className={styles.entry} data-narrow-only>
      <UserIcon />
      <span>{text('account.signIn')}</span>
    </Link>
  )
}
