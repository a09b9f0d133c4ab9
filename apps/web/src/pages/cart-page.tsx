import type { Cart, CartRight } from '@normwerk/contract/cart'
import type { PlainTextId } from '@normwerk/i18n/text'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { CartNotes } from '../features/cart/cart-notes.tsx'
import { CartTable } from '../features/cart/cart-table.tsx'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { ChangesNotice } from '../features/cart/changes-notice.tsx'
import { ClearCart } from '../features/cart/clear-cart.tsx'
import { SaveAnnouncer } from '../features/cart/save-announcer.tsx'
import { useCart } from '../features/cart/use-cart.ts'
import { useFlushOnLeave } from '../features/cart/use-flush-on-leave.ts'
import { ForeignCart } from '../features/saved-cart/foreign-cart.tsx'
import { MoveMenus } from '../features/saved-cart/move-menus.tsx'
import { useText } from '../texts/language-context.tsx'
import { Notice } from '../ui/notice.tsx'
import { CartBar } from './cart/cart-bar.tsx'
import { CartGone } from './cart/cart-gone.tsx'
import { EmptyCart } from './cart/empty-cart.tsx'
import { PhoneBar } from './cart/phone-bar.tsx'
import { WayOn } from './cart/way-on.tsx'
import { WaysIn } from './cart/ways-in.tsx'
import styles from './cart-page.module.css'
import { CheckoutFrame, CheckoutLayout } from './checkout/checkout-frame.tsx'

const route = getRouteApi('/cart')

const titles = {
  own: 'savedCart.savedCart',
  edit: 'savedCart.sharedCart',
  read: 'savedCart.sharedCart',
  unknown: 'cart.title',
} satisfies Record<CartRight | 'unknown', PlainTextId>

export function CartPage() {
  const text = useText()
  const { cart: id = null } = route.useSearch()
  const { data: cart } = useCart(id)
  const isSaved = id !== null && cart?.default !== true
  const isFilled = cart !== undefined && cart.cartPositions.length > 0
  return (
    <CheckoutFrame
      step="cart"
      saved={isSaved ? { id, title: text(titles[cart?.right ?? 'unknown']) } : undefined}
      actions={isFilled && cart.right !== 'read' && <ClearCart cart={cart} />}
      missing={<CartGone />}
    >
      {(known) => <CartContents key={known.id} cart={known} />}
    </CheckoutFrame>
  )
}

function CartContents({ cart }: { cart: Cart }) {
  const [newId, setNewId] = useState<string | null>(null)
  useFlushOnLeave()
  const isEmpty = cart.cartPositions.length === 0
  const readOnly = cart.right === 'read'
  return (
    <>
      <SaveAnnouncer cart={cart} />
      <CartBar cart={cart} />
      <CheckoutLayout
        aside={isEmpty ? null : <Sums cart={cart} />}
        wayOn={cart.right === 'own' ? <WayOn cart={cart} /> : undefined}
        bar={<PhoneBar cart={cart} />}
      >
        <ForeignCart cart={cart} />
        <ChangesNotice cart={cart} />
        {isEmpty ? <EmptyCart cart={cart} /> : cart.hasPriceOnRequest && <OnRequest cart={cart} />}
        {/* The line to add by number stays the same element, and keeps the focus, when the first position arrives. */}
        <div className={styles.positions}>
          {!isEmpty && (
            <CartTable
              cart={cart}
              newId={newId}
              selectionActions={(ids, onDone) => (
                <MoveMenus cartId={cart.id} positionIds={ids} readOnly={readOnly} onDone={onDone} />
              )}
            />
          )}
          {!readOnly && <WaysIn cart={cart} onAdded={({ id }) => setNewId(id)} />}
        </div>
        {!isEmpty && <CartNotes cart={cart} />}
      </CheckoutLayout>
    </>
  )
}

function OnRequest({ cart }: { cart: Cart }) {
  const text = useText()
  const count = cart.cartPositions.filter(({ price, discontinued }) => price === null && !discontinued).length
  return (
    <Notice tone="info" title={text('cart.onRequestTitle', { count })}>
      {text('cart.onRequestText')}
    </Notice>
  )
}

function Sums({ cart }: { cart: Cart }) {
  const text = useText()
  return (
    <>
      <h2 className={styles.sumsTitle}>{text('cart.positions', { count: cart.positionCount })}</h2>
      <CartTotals cart={cart} />
    </>
  )
}
