import type { Cart } from '@normwerk/contract/cart'

type Priced = Pick<Cart, 'deliveryType' | 'totalProductPriceNet' | 'minimumOrderValue' | 'missingForFreeShipping'>

/** How much a cart lacks for free delivery. */
type ShippingHint =
  | { kind: 'pickup' }
  | { kind: 'free'; from: string }
  /** `share`: how much of the limit is reached, from 0 to 1. */
  | { kind: 'missing'; from: string; missing: string; share: number }
  | { kind: 'none' }

/** @returns `none` if the limit does not decide: delivery is free below it, or costs something above it */
export function shippingHint(cart: Priced): ShippingHint {
  const { deliveryType, totalProductPriceNet, minimumOrderValue: from, missingForFreeShipping: missing } = cart
  if (deliveryType === 'Pickup') return { kind: 'pickup' }
  if (missing === null) return { kind: 'none' }
  if (Number(missing) === 0) return { kind: 'free', from }
  return { kind: 'missing', from, missing, share: Number(totalProductPriceNet) / Number(from) }
}
