import type { DeliveryType } from '@normwerk/contract/cart'
import { AppError } from '../../http/app-error.ts'
import { checkDeliveryAddress } from '../address/check-delivery-address.ts'
import { type LiveCart, priceLiveCart } from './price-live-cart.ts'
import { type CartRow, readCartRows, readCartRowTo, readPositionRows } from './repository.ts'
import type { Shopping } from './shopping.ts'

interface Delivery {
  cartId: string
  deliveryType: DeliveryType
  /** Null is the usual address, left out the cart's own. */
  deliveryAddressId?: string | null | undefined
}

/** The cart as another delivery would price it; the cart stays as it is. */
export async function quoteDelivery(shopping: Shopping, delivery: Delivery): Promise<LiveCart> {
  const row = await readRow(shopping, delivery)
  if (row === undefined) throw new AppError('entryNotFound')
  const positions = await readPositionRows(shopping, [row.cart.id])
  return priceLiveCart(row, positions, delivery.deliveryType)
}

async function readRow(shopping: Shopping, { cartId, deliveryAddressId }: Delivery): Promise<CartRow | undefined> {
  if (deliveryAddressId === undefined) return (await readCartRows(shopping, { cartId }))[0]
  if (deliveryAddressId !== null) await checkDeliveryAddress(shopping.db, shopping.caller, deliveryAddressId)
  return readCartRowTo(shopping, cartId, deliveryAddressId)
}
