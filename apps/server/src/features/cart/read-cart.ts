import type { Cart, CartSummary, DeliveryType } from '@normwerk/contract/cart'
import { machiningOf } from '@normwerk/parts/configured-part'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { checkDeliveryAddress } from '../address/delivery-address.ts'
import { configuredNumber } from './format-part.ts'
import { makeDefaultCart } from './get-or-create-cart.ts'
import { presentCart, presentSummary } from './present-cart.ts'
import { type LiveCart, priceLiveCart } from './price-live-cart.ts'
import { emptyCartRow } from './repository/carts.ts'
import { type CartRow, readCartRows, readCartRowTo, readGroupRows, readPositionRows } from './repository/live-carts.ts'
import { lockCart } from './repository/locks.ts'

export async function readCart(context: CallContext, cartId: string): Promise<Cart> {
  return presentCart(await readLiveCart(context, cartId), context.language)
}

/** Reads a cart that the caller owns or that is shared with them; others are not found. */
export async function readLiveCart(context: CallContext, cartId: string): Promise<LiveCart> {
  const [row] = await readCartRows(context, { cartId })
  if (row === undefined) throw new AppError('entryNotFound')
  return addPositions(context, row)
}

export async function readDefaultCart(dependencies: Dependencies, context: CallContext): Promise<Cart> {
  const [row] = await readCartRows(context, 'default')
  if (row === undefined) return readCart(context, await makeDefaultCart(dependencies, context))
  return presentCart(await addPositions(context, row), context.language)
}

export async function listCarts(dependencies: Dependencies, context: CallContext): Promise<CartSummary[]> {
  const rows = await readCartRows(context, 'all')
  if (!rows.some(({ cart, right }) => cart.isDefault && right === 'own')) {
    await makeDefaultCart(dependencies, context)
    return listCarts(dependencies, context)
  }
  return summarize(context, rows)
}

/** Lists the carts of a project that the caller may see, in the same order. */
export async function listProjectCarts(context: CallContext, projectId: string): Promise<CartSummary[]> {
  return summarize(context, await readCartRows(context, { projectId }))
}

async function summarize(context: CallContext, rows: readonly CartRow[]): Promise<CartSummary[]> {
  const positions = await readPositionRows(
    context,
    rows.map(({ cart }) => cart.id),
  )
  const byCart = Map.groupBy(positions, ({ position }) => position.cartId)
  return rows.map((row) => presentSummary(priceLiveCart(row, byCart.get(row.cart.id) ?? []), context.language))
}

/** The version is read before the positions, so that a change in between makes it too old, never too new. */
async function addPositions(context: CallContext, row: CartRow): Promise<LiveCart> {
  return priceLiveCart(row, await readPositionRows(context, [row.cart.id]))
}

/** Locks an own cart until the transaction ends, and returns it with current prices. */
export async function lockCartForUpdate(context: CallContext, cartId: string): Promise<LiveCart> {
  await lockCart(context.db, context.caller, cartId, 'own')
  return readLiveCart(context, cartId)
}

/** Empties a locked cart for the next order, including its header fields. */
export function emptyCart(context: CallContext, cart: LiveCart): Promise<void> {
  return emptyCartRow(context.db, cart.row.cart.id)
}

interface Delivery {
  cartId: string
  deliveryType: DeliveryType
  /** Null is the default address; left out, it is the cart's own. */
  deliveryAddressId?: string | null | undefined
}

/** Prices the cart with another delivery and does not change it. */
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

/** Reads the positions of a group in a cart that the caller may read, in their order, each with its article. */
export async function readGroup(context: CallContext, groupId: string) {
  const rows = await readGroupRows(context, groupId)
  const [first] = rows
  if (first === undefined) throw new AppError('entryNotFound')
  const { configurationId, configurationName: name } = first
  return { cartId: first.position.cartId, configurationId, name, rows }
}

/** Returns the current parts of a group, in the order of the cart. */
export async function partsOfGroup(context: CallContext, groupId: string) {
  const { name, rows } = await readGroup(context, groupId)
  return {
    name,
    parts: rows.map((row) => ({
      /** With its options. */
      articleNo: configuredNumber(row),
      family: row.family,
      values: row.values,
      ...machiningOf(row.position),
    })),
  }
}
