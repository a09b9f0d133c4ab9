import type { Cart, CartSummary } from '@normwerk/contract/cart'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { makeDefaultCart } from './make-default-cart.ts'
import { presentCart, presentSummary } from './present-cart.ts'
import { type LiveCart, priceLiveCart } from './price-live-cart.ts'
import { type CartRow, readCartRows, readPositionRows } from './repository.ts'

export async function readCart(context: CallContext, cartId: string): Promise<Cart> {
  return presentCart(await readLiveCart(context, cartId), context.language)
}

/** A cart of the caller's, or one that is shared with him; another's is not found. */
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

/** The carts of a project that the caller sees, in the same order. */
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

/** The version is read before the positions: a change in between makes it too old, never too new. */
async function addPositions(context: CallContext, row: CartRow): Promise<LiveCart> {
  return priceLiveCart(row, await readPositionRows(context, [row.cart.id]))
}
