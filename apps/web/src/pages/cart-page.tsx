import type { Cart } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../api/me.ts'
import { CartNotes } from '../features/cart/cart-notes.tsx'
import { CartTable } from '../features/cart/cart-table.tsx'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { ClearCart } from '../features/cart/clear-cart.tsx'
import { DirectAdd } from '../features/cart/direct-add.tsx'
import { cartQuery } from '../features/cart/queries.ts'
import { SaveAnnouncer } from '../features/cart/save-announcer.tsx'
import { useFlushOnLeave } from '../features/cart/use-flush-on-leave.ts'
import { useFormat, useText } from '../texts/language-context.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ArrowRightIcon, CartIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './cart-page.module.css'
import { CheckoutFrame, CheckoutLayout } from './checkout/checkout-frame.tsx'

export function CartPage() {
  const mayUse = useCan('cart.use')
  const { data: cart } = useQuery({ ...cartQuery, enabled: mayUse })
  const isFilled = cart !== undefined && cart.cartPositions.length > 0
  return (
    <CheckoutFrame step="cart" actions={isFilled && <ClearCart cart={cart} />}>
      {(known) => <CartContents cart={known} />}
    </CheckoutFrame>
  )
}

function CartContents({ cart }: { cart: Cart }) {
  const [newId, setNewId] = useState<string | null>(null)
  useFlushOnLeave()
  const isEmpty = cart.cartPositions.length === 0
  return (
    <>
      <SaveAnnouncer cart={cart} />
      <CheckoutLayout aside={isEmpty ? null : <Sums cart={cart} />} wayOn={<WayOn />} bar={<PhoneBar cart={cart} />}>
        {isEmpty ? <EmptyCart /> : cart.hasPriceOnRequest && <OnRequest cart={cart} />}
        {/* The line to add by number stays the same element, and keeps the focus, when the first position arrives. */}
        <div className={styles.positions}>
          {!isEmpty && <CartTable cart={cart} newId={newId} />}
          <DirectAdd onAdded={({ id }) => setNewId(id)} />
        </div>
        {!isEmpty && <CartNotes cart={cart} />}
      </CheckoutLayout>
    </>
  )
}

function EmptyCart() {
  const text = useText()
  return (
    <EmptyState
      icon={<CartIcon size={28} />}
      title={text('cart.emptyTitle')}
      actions={<LinkButton to="/">{text('cart.toCatalogue')}</LinkButton>}
    >
      {text('cart.emptyText')}
    </EmptyState>
  )
}

function OnRequest({ cart }: { cart: Cart }) {
  const text = useText()
  const count = cart.cartPositions.filter(({ price }) => price === null).length
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

function WayOn() {
  const text = useText()
  return (
    <LinkButton to="/cart/delivery" look="primary" wide>
      {text('cart.toDelivery')}
      <ArrowRightIcon size={16} />
    </LinkButton>
  )
}

function PhoneBar({ cart }: { cart: Cart }) {
  const text = useText()
  const { money } = useFormat()
  return (
    <>
      <p className={styles.barTotal}>
        <span>{text('trade.grossTotal')}</span>
        <strong>{money(cart.totalPriceGross)}</strong>
      </p>
      <LinkButton to="/cart/delivery" look="primary">
        {text('cart.toDeliveryShort')}
        <ArrowRightIcon size={16} />
      </LinkButton>
    </>
  )
}
