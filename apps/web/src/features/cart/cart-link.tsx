import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useCan } from '../../api/me.ts'
import { cartQuery } from '../../shared/cart/cart-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import styles from './cart-link.module.css'

/** Returns the number of positions in the cart; 0 for users without a cart. */
function useCartCount(): number {
  const mayUse = useCan('cart.use')
  return useQuery({ ...cartQuery, enabled: mayUse }).data?.positionCount ?? 0
}

export function CartSign() {
  const count = useCartCount()
  return (
    <span className={styles.sign}>
      <CartIcon />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}

export function CartLink() {
  const text = useText()
  const Guard = useLateGuard()
  const count = useCartCount()
  return (
    <Link to="/cart" className={styles.link}>
      {Guard !== null && <Guard />}
      <CartSign />
      <span>{text('cart.title')}</span>
      {count > 0 && <span className="visually-hidden">{text('cart.positions', { count })}</span>}
    </Link>
  )
}

/**
 * Only the pages of the cart edit it, so the first of them loads the guard of unsaved edits. This link is on every page
 * and keeps the guard.
 */
function useLateGuard(): ComponentType | null {
  const [Guard, setGuard] = useState<ComponentType | null>(null)
  const isCart = useLocation({ select: ({ pathname }) => /^\/cart(\/|$)/.test(pathname) })
  useEffect(() => {
    if (isCart) void import('./edits/edit-guard.tsx').then(({ EditGuard }) => setGuard(() => EditGuard))
  }, [isCart])
  return Guard
}
