import type { AddPosition, Cart } from '@normwerk/contract/cart'
import type { Tools } from '../../tools.ts'
import { checkQuantity } from '../catalogue/check-quantity.ts'
import { changeCartRow, insertPosition, touchDefaultCart } from './change-rows.ts'
import { fitPosition } from './fit-position.ts'
import { makeDefaultCart } from './make-default-cart.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Appends a position, also of an article that the cart has already; without a cart id to the default cart. */
export async function addPosition(tools: Tools, shopping: Shopping, input: AddPosition): Promise<Cart> {
  const quantity = checkQuantity(input.quantity, tools.settings)
  const cartId = await openCart(tools, shopping, input.cartId ?? null)
  await insertPosition(shopping.db, {
    ...(await fitPosition(shopping.db, input)),
    id: tools.ids.next(),
    cartId,
    quantity,
    commission: input.commission ?? null,
    comment: input.comment ?? null,
    createdAt: tools.clock.now(),
  })
  return readCart(shopping, cartId)
}

/** Counts the change of the cart and holds it, so that positions added at once get places of their own. */
async function openCart(tools: Tools, shopping: Shopping, cartId: string | null): Promise<string> {
  const { db, caller } = shopping
  if (cartId === null) {
    const found = await touchDefaultCart(db, caller)
    if (found !== undefined) return found
  }
  const opened = cartId ?? (await makeDefaultCart(tools, shopping))
  await changeCartRow(db, caller, opened, {})
  return opened
}
