import type { CartSummary } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cartsQuery } from '../../../shared/cart/carts-query.ts'
import { useText } from '../../../texts/language-context.tsx'
import { PlusIcon } from '../../../ui/page-icons.tsx'
import styles from './cart-switcher.module.css'

/** The list below the name of a cart: the other carts, and a button for a new one. */
export function CartEntries({ currentId, onNew }: { currentId: string; onNew: () => void }) {
  const text = useText()
  const { data: carts = [] } = useQuery(cartsQuery)
  const own = carts.filter(({ right }) => right === 'own')
  const shared = carts.filter(({ right }) => right !== 'own')
  return (
    <>
      {own.map((cart) => (
        <Entry key={cart.id} cart={cart} isCurrent={cart.id === currentId} />
      ))}
      {shared.length > 0 && <p className={styles.part}>{text('cart.saved.sharedWithMe')}</p>}
      {shared.map((cart) => (
        <Entry key={cart.id} cart={cart} isCurrent={cart.id === currentId} />
      ))}
      <hr className={styles.line} />
      <button type="button" onClick={onNew}>
        <PlusIcon size={16} />
        {text('cart.saved.newCart')}
      </button>
      <Link to="/carts">{text('cart.saved.allCarts')}</Link>
    </>
  )
}

function Entry({ cart, isCurrent }: { cart: CartSummary; isCurrent: boolean }) {
  const text = useText()
  const notes = [
    cart.default ? text('cart.saved.active') : null,
    cart.handedOver === null ? null : text('cart.saved.handedOverBy', { name: cart.handedOver.by }),
    cart.owner?.name ?? null,
  ].filter((note) => note !== null)
  return (
    <Link
      to="/cart"
      search={cart.default ? {} : { cart: cart.id }}
      // Carts differ only by the query of the address, so the router must compare it to mark the current cart.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles.entryName}>
        {cart.name}
        {notes.length > 0 && <span className={styles.entryNote}>{notes.join(' · ')}</span>}
      </span>
      <span className={styles.entryCount}>{cart.positionCount}</span>
    </Link>
  )
}
