import type { Cart } from '@normwerk/contract/cart'
import type { AddPosition } from '@normwerk/contract/cart-position'
import type { Tools } from '../../tools.ts'
import { checkQuantity } from '../catalogue/check-quantity.ts'
import { fitPosition } from './fit-position.ts'
import { openCart } from './open-cart.ts'
import { insertPosition } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Appends a position, also of an article that the cart has already; without a cart id to the default cart. */
export async function addPosition(tools: Tools, shopping: Shopping, input: AddPosition): Promise<Cart> {
  const quantity = checkQuantity(input.quantity, tools.settings)
  const cartId = await openCart(tools, shopping, input.cartId ?? null)
  await insertPosition(shopping.db, {
    ...(await fitPosition(shopping, { ...input, quantity })),
    id: tools.ids.next(),
    cartId,
    commission: input.commission ?? null,
    comment: input.comment ?? null,
    createdAt: tools.clock.now(),
  })
  return readCart(shopping, cartId)
}
