import type { Cart, ChangeCart } from '@normwerk/contract/cart'
import { holdDeliveryAddress } from '../address/check-delivery-address.ts'
import { changeCartRow } from './change-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Changes the named header fields and leaves the others to whoever writes them at the same time. */
export async function changeCart(shopping: Shopping, input: ChangeCart): Promise<Cart> {
  const { cartId, cartOptions, ...fields } = input
  const { db, caller } = shopping
  const addressId = cartOptions?.deliveryAddressId
  if (addressId) await holdDeliveryAddress(db, caller, addressId)
  await changeCartRow(db, caller, cartId, { ...fields, ...cartOptions })
  return readCart(shopping, cartId)
}
