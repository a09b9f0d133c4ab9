import type { Cart } from '@normwerk/contract/cart'

type Priced = Pick<Cart, 'deliveryType' | 'totalProductPriceNet' | 'minimumOrderValue' | 'missingForFreeShipping'>

/** How far a cart is from being delivered free of charge. */
type ShippingHint =
  | { kind: 'pickup' }
  | { kind: 'free'; from: string }
  /** `share`: of the way, from 0 to 1. */
  | { kind: 'missing'; from: string; missing: string; share: number }
  | { kind: 'none' }

/** @returns `none` where the limit does not decide: nothing is charged below it, or something above */
export function shippingHint(cart: Priced): ShippingHint {
  const { deliveryType, totalProductPriceNet, minimumOrderValue: from, missingForFreeShipping: missing } = cart
  if (deliveryType === 'Pickup') return { kind: 'pickup' }
  if (missing === null) return { kind: 'none' }
  if (Number(missing) === 0) return { kind: 'free', from }
  return { kind: 'missing', from, missing, share: Number(totalProductPriceNet) / Number(from) }
}
