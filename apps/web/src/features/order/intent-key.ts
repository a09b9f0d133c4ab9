import type { OrderType } from '@normwerk/contract/order'
import { randomId } from '../../api/random-id.ts'

interface Intent {
  cartId: string
  cartVersion: number
  orderType: OrderType
}

const keys = new Map<string, string>()

/**
 * Returns the `Idempotency-Key` of an order: the same for every attempt, another one for another cart or order type.
 */
export function intentKey({ cartId, cartVersion, orderType }: Intent): string {
  const intent = `${cartId} ${cartVersion} ${orderType}`
  const known = keys.get(intent)
  if (known !== undefined) return known
  const made = randomId()
  keys.set(intent, made)
  return made
}
