import type { CallContext } from '../../http/call-context.ts'
import { emptyCartRow } from './change-rows.ts'
import { lockCart } from './lock-carts.ts'
import type { LiveCart } from './price-live-cart.ts'
import { readLiveCart } from './read-cart.ts'

/** An own cart with today's prices that nobody can change until the transaction ends. */
export async function lockCartForUpdate(context: CallContext, cartId: string): Promise<LiveCart> {
  await lockCart(context.db, context.caller, cartId, 'own')
  return readLiveCart(context, cartId)
}

/** Empties a locked cart for the next order, its header fields too. */
export function emptyCart(context: CallContext, cart: LiveCart): Promise<void> {
  return emptyCartRow(context.db, cart.row.cart.id)
}
