import { Link, useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { lateCode, useLateCode } from '../../ui/late/late-code.ts'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './cart-link.module.css'
import { useCartCount } from './use-cart-count.ts'

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

const lateGuard = lateCode(() => import('./edits/edit-guard.tsx').then((file) => file.EditGuard), 'cart')

/**
 * Only the pages of the cart edit it, so the first of them loads the guard of unsaved edits. This link is on every page
 * and keeps the guard.
 */
function useLateGuard(): ComponentType | null {
  const text = useText()
  const isCart = useLocation({ select: ({ pathname }) => /^\/cart(\/|$)/.test(pathname) })
  const { code, error, tryAgain } = useLateCode(lateGuard, isCart)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (error === null) return
    showToast({
      message: formatError(error, text).message,
      tone: 'bad',
      action: { label: text('ui.retry'), onAction: tryAgain },
    })
  }, [error])

  return code
}
