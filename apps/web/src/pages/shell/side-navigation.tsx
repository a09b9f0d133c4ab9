import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsPunchout } from '../../api/config-context.tsx'
import { useCan, useMe } from '../../api/me.ts'
import { SignedInMenu } from '../../features/account/account-menu.tsx'
import { CartSign } from '../../features/cart/cart-link.tsx'
import { useHasCart } from '../../features/cart/use-has-cart.ts'
import { useText } from '../../texts/language-context.tsx'
import { GearIcon, GridIcon, HomeIcon, InfoIcon, OrdersIcon, TableIcon, TeamIcon, UserIcon } from '../../ui/icons.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { lateDialog } from '../../ui/late/late-dialog.tsx'
import { OwnEntries } from './own-entries.tsx'
import { RailEntry } from './rail-entry.tsx'
import styles from './side-navigation.module.css'

const CatalogueMenu = lateDialog(() =>
  import('../../features/catalogue/catalogue-menu.tsx').then((file) => file.CatalogueMenu),
)

const statistics = '/administration/statistics'

/** A rail at the side of a wide screen, a bar at the bottom of a phone. */
export function SideNavigation() {
  const text = useText()
  const hasCart = useHasCart()
  const keepsCarts = useCan('cart.keep')
  const isPunchout = useIsPunchout()
  const seesOrders = useCan('order.history')
  const seesInvoices = useCan('order.invoices')
  const managesCompany = useCan('company.manage')
  const administersShop = useCan('shop.administer')
  const hasAccount = useCan('account.use') && !isPunchout
  const [catalogueOpened, setCatalogueOpened] = useState(false)
  return (
    <nav className={styles.navigation} aria-label={text('shell.navigation')}>
      <RailEntry to="/" icon={<HomeIcon />} label={text('shell.start')} />
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={catalogueOpened}
        {...usePreload(CatalogueMenu)}
        onClick={() => setCatalogueOpened(true)}
      >
        <GridIcon />
        <span>{text('shell.catalogue')}</span>
      </button>
      {hasCart && <RailEntry to="/cart" icon={<CartSign />} label={text('shell.cart')} />}
      {seesOrders && <RailEntry to="/orders" icon={<OrdersIcon />} label={text('shell.orders')} />}
      {seesInvoices && !seesOrders && <RailEntry to="/invoices" icon={<OrdersIcon />} label={text('shell.invoices')} />}
      {managesCompany && (
        <RailEntry to="/company/users" area="/company" icon={<TeamIcon />} label={text('shell.team')} wideOnly />
      )}
      {administersShop && (
        <>
          <RailEntry
            to="/administration"
            area="/administration"
            except={statistics}
            icon={<GearIcon />}
            label={text('account.administration')}
            wideOnly
          />
          <RailEntry to={statistics} icon={<TableIcon />} label={text('shared.account.navStatistics')} wideOnly />
        </>
      )}
      {keepsCarts && <OwnEntries />}
      {hasAccount && (
        <RailEntry to="/account" area="/account" icon={<UserIcon />} label={text('account.mine')} wideOnly />
      )}
      <RailEntry to="/help" icon={<InfoIcon />} label={text('shared.help')} wideOnly />
      {!isPunchout && <AccountEntry />}
      {catalogueOpened && <CatalogueMenu onClose={() => setCatalogueOpened(false)} />}
    </nav>
  )
}

/** Only on a phone: a wide screen has the account in its header. */
function AccountEntry() {
  const text = useText()
  const me = useMe()
  const { pathname, href } = useLocation()
  if (me === undefined) return <span className={styles.entry} data-narrow-only />
  if (me !== null) {
    return (
      <div className={styles.account} data-narrow-only>
        <SignedInMenu me={me} placement="above" className={styles.entry}>
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
