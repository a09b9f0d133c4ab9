import { Link, useLocation } from '@tanstack/react-router'
import { useIsPunchout } from '../../api/config-context.tsx'
import { AccountMenu } from '../../features/account/account-menu.tsx'
import { CartLink } from '../../features/cart/cart-link.tsx'
import { useHasCart } from '../../features/cart/use-has-cart.ts'
import { SearchField } from '../../features/catalogue/search-field.tsx'
import { LanguageMenu } from '../../features/language/language-menu.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Logo } from './logo.tsx'
import styles from './shell.module.css'

/** The landing page has the search in its middle, every other page in the header. */
export function Header() {
  const text = useText()
  const isPunchout = useIsPunchout()
  const hasCart = useHasCart()
  const { pathname, search } = useLocation()
  const asked = pathname === '/search' && 'q' in search ? search.q : undefined
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={text('shell.home')}>
        <Logo />
      </Link>
      <div className={styles.search}>{pathname !== '/' && <SearchField initial={asked ?? ''} />}</div>
      <div className={styles.tools}>
        <LanguageMenu />
        <div className={styles.wideOnly}>
          {!isPunchout && <AccountMenu />}
          {hasCart && <CartLink />}
        </div>
      </div>
    </header>
  )
}
