import type { DeliveryType } from '@normwerk/contract/cart'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { checkDeliveryAddress } from '../address/check-delivery-address.ts'
import { type LiveCart, priceLiveCart } from './price-live-cart.ts'
import { type CartRow, readCartRows, readCartRowTo, readPositionRows } from './repository.ts'

interface Delivery {
  cartId: string
  deliveryType: DeliveryType
  /** Null is the usual address, left out the cart's own. */
  deliveryAddressId?: string | null | undefined
}

/** The cart as another delivery would price it; the cart stays as it is. */
export async function quoteDelivery(context: CallContext, delivery: Delivery): Promise<LiveCart> {
  const row = await readRow(context, delivery)
  if (row === undefined) throw new AppError('entryNotFound')
  const positions = await readPositionRows(context, [row.cart.id])
  return priceLiveCart(row, positions, delivery.deliveryType)
}

async function readRow(context: CallContext, { cartId, deliveryAddressId }: Delivery): Promise<CartRow | undefined> {
  if (deliveryAddressId === undefined) return (await readCartRows(context, { cartId }))[0]
  if (deliveryAddressId !== null) await checkDeliveryAddress(context.db, context.caller, deliveryAddressId)
  return readCartRowTo(context, cartId, deliveryAddressId)
}
