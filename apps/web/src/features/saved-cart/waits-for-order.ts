import type { CartSummary } from '@normwerk/contract/cart'

type Facts = Pick<CartSummary, 'handedOver' | 'default' | 'positionCount'>

/** A colleague gave it to be ordered, and nothing has been begun with it yet. */
export function waitsForOrder({ handedOver, default: isActive, positionCount }: Facts): boolean {
  return handedOver !== null && !isActive && positionCount > 0
}
