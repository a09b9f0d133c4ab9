import type { SubmitOrder } from '@normwerk/contract/order'
import { formatMoney } from '@normwerk/pricing/money'
import { AppError } from '../../http/app-error.ts'
import { type Caller, callerMay } from '../../http/caller.ts'
import { pendingChangeOf } from '../cart/pending-change.ts'
import { isDiscontinued, type LiveCart } from '../cart/price-live-cart.ts'

/** Rejects an order without the permission to order. Anyone who shops may send an inquiry. */
export function checkRight(caller: Caller, { orderType }: SubmitOrder): void {
  if (orderType === 'Order' && !callerMay(caller, 'order.submit')) throw new AppError('forbidden')
}

/** Rejects a cart that is not the one the buyer saw, or that cannot be ordered. */
export function checkCart({ row, lines, totals }: LiveCart, input: SubmitOrder): void {
  const { orderType, cartVersion, totalPriceGross } = input
  if (!row.cart.isDefault) throw new AppError('notDefaultCart')
  if (typeof cartVersion === 'number' && cartVersion !== row.cart.version) throw new AppError('cartChanged')
  if (lines.length === 0) throw new AppError('cartEmpty')
  if (lines.some(isDiscontinued)) throw new AppError('partDiscontinued')
  if (lines.some((line) => pendingChangeOf(line) !== null)) throw new AppError('pricesChanged')
  // The rate of tax, shipping or certificates has changed.
  if (totalPriceGross && totalPriceGross !== formatMoney(totals.totalPriceGross)) throw new AppError('pricesChanged')
  if (orderType === 'Order' && lines.some((line) => line.price === null)) throw new AppError('priceOnRequest')
}
