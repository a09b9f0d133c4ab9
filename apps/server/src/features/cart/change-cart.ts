import type { Cart, ChangeCart } from '@normwerk/contract/cart'
import type { CallContext } from '../../http/call-context.ts'
import { lockDeliveryAddressForKeyShare } from '../address/check-delivery-address.ts'
import { changeCartRow } from './change-rows.ts'
import { lockCart } from './lock-carts.ts'
import { requireProject } from './lock-references.ts'
import { readCart } from './read-cart.ts'

/** Changes the named header fields and leaves the others to whoever writes them at the same time. */
export async function changeCart(context: CallContext, input: ChangeCart): Promise<Cart> {
  const { cartId, cartOptions, ...fields } = input
  const { db, caller } = context
  const addressId = cartOptions?.deliveryAddressId
  if (addressId) await lockDeliveryAddressForKeyShare(db, caller, addressId)
  if (fields.projectId) {
    // The cart first, as whoever deletes a project locks its carts before the project.
    await lockCart(db, caller, cartId, 'edit')
    await requireProject(db, caller, fields.projectId)
  }
  await changeCartRow(db, caller, cartId, { ...fields, ...cartOptions })
  return readCart(context, cartId)
}
