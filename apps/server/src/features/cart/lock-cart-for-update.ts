import { emptyCartRow } from './change-rows.ts'
import { lockCart } from './lock-carts.ts'
import type { LiveCart } from './price-live-cart.ts'
import { readLiveCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** An own cart with today's prices that nobody can change until the transaction ends. */
export async function lockCartForUpdate(shopping: Shopping, cartId: string): Promise<LiveCart> {
  await lockCart(shopping.db, shopping.caller, cartId, 'own')
  return readLiveCart(shopping, cartId)
}

/** Empties a locked cart for the next order, its header fields too. */
export function emptyCart(shopping: Shopping, cart: LiveCart): Promise<void> {
  return emptyCartRow(shopping.db, cart.row.cart.id)
}
