import type { Cents } from '@normwerk/pricing/money'
import type { PricedCart } from '@normwerk/pricing/price-cart'
import type { CallContext } from '../../http/call.ts'
import { priceCartLine, priceTotals } from './live-cart.ts'
import { type CartRow, readCartRows, type Which } from './repository/live-carts.ts'
import { type PricedRow, readPricedRows, readPriceState } from './repository/read-positions.ts'

/** A cart with its sums at current prices, without its positions. */
export interface SummedCart {
  row: CartRow
  positionCount: number
  totals: PricedCart
}

/** The sum of the goods of a cart, and all that it depends on. */
interface KeptSum {
  version: number
  priceState: string
  positionCount: number
  /** Null: no position has a price. */
  goods: Cents | null
}

/** By the id of the cart. The sum that was read longest ago is dropped first. */
const kept = new Map<string, KeptSum>()
const maxKept = 20_000

/**
 * Reads carts in the order of the list of carts. Prices only the positions of carts that have changed, or whose prices
 * may have changed, since this server summed them.
 */
export async function readSummedCarts(context: CallContext, which: Which): Promise<SummedCart[]> {
  // The versions and the state of the prices are read before the positions, so that a change in between makes them too
  // old, never too new.
  const rows = await readCartRows(context, which)
  const priceState = await readPriceState(context)
  const sums = new Map<string, KeptSum>()
  for (const { cart } of rows) {
    const sum = kept.get(cart.id)
    if (sum?.version === cart.version && sum.priceState === priceState) sums.set(cart.id, sum)
  }
  const changed = rows.flatMap(({ cart }) => (sums.has(cart.id) ? [] : cart))
  const positions =
    changed.length === 0
      ? []
      : await readPricedRows(
          context,
          changed.map(({ id }) => id),
        )
  const byCart = Map.groupBy(positions, ({ position }) => position.cartId)
  for (const { id, version } of changed) {
    sums.set(id, { version, priceState, ...sumGoods(byCart.get(id) ?? []) })
  }
  keep(sums)
  return rows.map((row) => {
    const { positionCount, goods } = sums.get(row.cart.id) ?? noGoods
    return { row, positionCount, totals: priceTotals(row, goods === null ? [] : [goods]) }
  })
}

const noGoods = { positionCount: 0, goods: null }

function sumGoods(rows: readonly PricedRow[]): Pick<KeptSum, 'positionCount' | 'goods'> {
  const totals = rows.flatMap((row) => priceCartLine(row).totalPrice ?? [])
  return {
    positionCount: rows.length,
    goods: totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0),
  }
}

function keep(sums: ReadonlyMap<string, KeptSum>): void {
  for (const [id, sum] of sums) {
    kept.delete(id)
    kept.set(id, sum)
  }
  for (const id of kept.keys()) {
    if (kept.size <= maxKept) break
    kept.delete(id)
  }
}
