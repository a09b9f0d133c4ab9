import type { Cart } from '@normwerk/contract/cart'
import { useState } from 'react'
import { CartNotes } from '../features/cart/cart-notes.tsx'
import { CartTable } from '../features/cart/cart-table.tsx'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { ClearCart } from '../features/cart/clear-cart.tsx'
import { DirectAdd } from '../features/cart/direct-add.tsx'
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
  return <CheckoutFrame step="cart">{(cart) => <CartContents cart={cart} />}</CheckoutFrame>
}

function CartContents({ cart }: { cart: Cart }) {
  const [newId, setNewId] = useState<string | null>(null)
  useFlushOnLeave()
  const isEmpty = cart.cartPositions.length === 0
  const directAdd = <DirectAdd onAdded={({ id }) => setNewId(id)} />
  return (
    <>
      <SaveAnnouncer cart={cart} />
      {isEmpty ? <EmptyCart /> : <FilledHead cart={cart} />}
      {/* One place for the line to add: it keeps its focus when the first position arrives. */}
      <CheckoutOrPlain cart={cart}>
        <div className={styles.positions}>
          {!isEmpty && <CartTable cart={cart} newId={newId} />}
          {directAdd}
        </div>
        {!isEmpty && <CartNotes cart={cart} />}
      </CheckoutOrPlain>
    </>
  )
}
