import type { Cart } from '@normwerk/contract/cart'
import { lockCart } from './lock-carts.ts'
import { markRowsSeen } from './position-rows.ts'
import { presentCart } from './present-cart.ts'
import { readLiveCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Keeps today's prices and availability as seen. It changes nothing of what would be ordered, so it counts no change. */
export async function markSeen(shopping: Shopping, cartId: string): Promise<Cart> {
  const { db, caller, language } = shopping
  await lockCart(db, caller, cartId, 'edit')
  const live = await readLiveCart(shopping, cartId)
  await markRowsSeen(
    db,
    live.lines.map(({ row, price }) => ({ id: row.position.id, price, availability: row.availability })),
  )
  const { cartPositions, ...cart } = presentCart(live, language)
  return { ...cart, unseenChanges: 0, cartPositions: cartPositions.map((position) => ({ ...position, changes: null })) }
}
