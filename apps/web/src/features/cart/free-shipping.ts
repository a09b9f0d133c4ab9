import type { Cart } from '@normwerk/contract/cart'

type Priced = Pick<Cart, 'deliveryType' | 'totalProductPriceNet' | 'minimumOrderValue' | 'shippingCosts'>

/** How far a cart is from being delivered free of charge. */
type ShippingHint =
  | { kind: 'pickup' }
  | { kind: 'free'; from: string }
  /** `share`: of the way, from 0 to 1. */
  | { kind: 'missing'; from: string; missing: string; share: number }
  | { kind: 'none' }

const cents = (amount: string) => Math.round(Number(amount) * 100)

/** @returns `none` where the limit does not decide: nothing is charged below it, or something above */
export function shippingHint(cart: Priced): ShippingHint {
  if (cart.deliveryType === 'Pickup') return { kind: 'pickup' }
  const goods = cents(cart.totalProductPriceNet)
  const from = cents(cart.minimumOrderValue)
  const isFree = cents(cart.shippingCosts) === 0
  if (goods >= from) return isFree ? { kind: 'free', from: cart.minimumOrderValue } : { kind: 'none' }
  if (isFree) return { kind: 'none' }
  return {
    kind: 'missing',
    from: cart.minimumOrderValue,
    missing: ((from - goods) / 100).toFixed(2),
    share: goods / from,
  }
}
