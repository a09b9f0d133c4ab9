import type { Cart } from '@normwerk/contract/cart'
import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Whether the buyer must choose another delivery address before they order. */
export function isAddressGone({ deliveryAddressGone, deliveryType }: Cart): boolean {
  return deliveryAddressGone && deliveryType !== 'Pickup'
}

/** Says that the chosen delivery address was deleted, and what to do; nothing for other carts. */
export function AddressGone({ cart, children }: { cart: Cart; children: ReactNode }) {
  const text = useText()
  if (!isAddressGone(cart)) return null
  return (
    <Notice tone="warn" title={text('shared.cart.addressGoneTitle')} live>
      {children}
    </Notice>
  )
}
