import type { CartSummary } from '@normwerk/contract/cart'

type Facts = Pick<CartSummary, 'handedOver' | 'default' | 'positionCount'>

/** Whether a colleague handed the cart over for ordering, and the user has not worked on it yet. */
export function waitsForOrder({ handedOver, default: isActive, positionCount }: Facts): boolean {
  return handedOver !== null && !isActive && positionCount > 0
}
