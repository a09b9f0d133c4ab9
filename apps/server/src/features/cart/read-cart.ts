import type { Cart, CartSummary } from '@normwerk/contract/cart'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { makeDefaultCart } from './make-default-cart.ts'
import { presentCart, presentSummary } from './present-cart.ts'
import { type LiveCart, priceLiveCart } from './price-live-cart.ts'
import { type CartRow, readCartRows, readPositionRows } from './repository.ts'
import type { Shopping } from './shopping.ts'

export async function readCart(shopping: Shopping, cartId: string): Promise<Cart> {
  return presentCart(await readLiveCart(shopping, cartId), shopping.language)
}

/** A cart of the caller's, or one that is shared with him; another's is not found. */
export async function readLiveCart(shopping: Shopping, cartId: string): Promise<LiveCart> {
  const [row] = await readCartRows(shopping, { cartId })
  if (row === undefined) throw new AppError('entryNotFound')
  return addPositions(shopping, row)
}

export async function readDefaultCart(dependencies: Dependencies, shopping: Shopping): Promise<Cart> {
  const [row] = await readCartRows(shopping, 'default')
  if (row === undefined) return readCart(shopping, await makeDefaultCart(dependencies, shopping))
  return presentCart(await addPositions(shopping, row), shopping.language)
}

export async function listCarts(dependencies: Dependencies, shopping: Shopping): Promise<CartSummary[]> {
  const rows = await readCartRows(shopping, 'all')
  if (!rows.some(({ cart, right }) => cart.isDefault && right === 'own')) {
    await makeDefaultCart(dependencies, shopping)
    return listCarts(dependencies, shopping)
  }
  return summarize(shopping, rows)
}

/** The carts of a project that the caller sees, in the same order. */
export async function listProjectCarts(shopping: Shopping, projectId: string): Promise<CartSummary[]> {
  return summarize(shopping, await readCartRows(shopping, { projectId }))
}

async function summarize(shopping: Shopping, rows: readonly CartRow[]): Promise<CartSummary[]> {
  const positions = await readPositionRows(
    shopping,
    rows.map(({ cart }) => cart.id),
  )
  const byCart = Map.groupBy(positions, ({ position }) => position.cartId)
  return rows.map((row) => presentSummary(priceLiveCart(row, byCart.get(row.cart.id) ?? []), shopping.language))
}

/** The version is read before the positions: a change in between makes it too old, never too new. */
async function addPositions(shopping: Shopping, row: CartRow): Promise<LiveCart> {
  return priceLiveCart(row, await readPositionRows(shopping, [row.cart.id]))
}
