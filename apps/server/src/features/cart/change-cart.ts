import type { Cart, ChangeCart } from '@normwerk/contract/cart'
import { holdDeliveryAddress } from '../address/check-delivery-address.ts'
import { changeCartRow } from './change-rows.ts'
import { holdProject } from './keep-references.ts'
import { lockCart } from './lock-carts.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Changes the named header fields and leaves the others to whoever writes them at the same time. */
export async function changeCart(shopping: Shopping, input: ChangeCart): Promise<Cart> {
  const { cartId, cartOptions, ...fields } = input
  const { db, caller } = shopping
  const addressId = cartOptions?.deliveryAddressId
  if (addressId) await holdDeliveryAddress(db, caller, addressId)
  if (fields.projectId) {
    // The cart first, as whoever deletes a project holds its carts before the project.
    await lockCart(db, caller, cartId, 'edit')
    await holdProject(db, caller, fields.projectId)
  }
  await changeCartRow(db, caller, cartId, { ...fields, ...cartOptions })
  return readCart(shopping, cartId)
}
