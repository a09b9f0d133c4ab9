import type { Order, SubmitOrder } from '@normwerk/contract/order'
import { formatMoney } from '@normwerk/pricing/money'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { type CallContext, type Caller, callerMay } from '../../http/session/caller.ts'
import { emptyCart } from '../cart/change-cart.ts'
import { isAddressGone, isDiscontinued, type LiveCart, lockCartForUpdate, pendingChangeOf } from '../cart/live-cart.ts'
import { freezeOrder } from './freeze-order.ts'
import { requireWithinLimit } from './order-limit.ts'
import { placeOrder } from './place-order.ts'

/**
 * Makes an order of the default cart: order, positions, history, outbox, job and audit are written and the cart is
 * emptied in the call's one transaction. The cart is locked first, so that of two submits the second finds it empty.
 */
export async function submitOrder(
  dependencies: Dependencies,
  context: CallContext,
  input: SubmitOrder,
): Promise<Order> {
  checkRight(context.caller, input)
  try {
    return await submit(dependencies, context, input)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('COULDNT_SUBMIT_ORDER', { cause: error })
  }
}

async function submit(dependencies: Dependencies, context: CallContext, input: SubmitOrder): Promise<Order> {
  const cart = await lockCartForUpdate(context, input.cartId)
  checkCart(cart, input)
  const now = dependencies.clock.now()
  const { db, caller } = context
  if (input.orderType === 'Order') {
    requireCostCentre(caller, cart.row.cart)
    await requireWithinLimit(db, caller, cart.totals.totalPriceNet, now)
  }
  const { order, positions } = freezeOrder(dependencies.ids, context, cart, input.orderType, now)
  return placeOrder(dependencies, context, { order, positions }, now, emptyCart(context, cart))
}

/** Rejects an order without the permission to order. Anyone who shops may send an inquiry. */
function checkRight(caller: Caller, { orderType }: SubmitOrder): void {
  if (orderType === 'Order' && !callerMay(caller, 'order.submit')) throw new AppError('forbidden')
}

/** Rejects a cart that is not the one the buyer saw, or that cannot be ordered. */
function checkCart({ row, lines, totals }: LiveCart, input: SubmitOrder): void {
  const { orderType, cartVersion, totalPriceGross } = input
  if (!row.cart.isDefault) throw new AppError('notDefaultCart')
  // Goods that are collected need no address.
  if (isAddressGone(row) && row.cart.deliveryType !== 'Pickup') throw new AppError('deliveryAddressGone')
  if (typeof cartVersion === 'number' && cartVersion !== row.cart.version) throw new AppError('cartChanged')
  if (lines.length === 0) throw new AppError('cartEmpty')
  if (lines.some(isDiscontinued)) throw new AppError('partDiscontinued')
  if (lines.some((line) => pendingChangeOf(line) !== null)) throw new AppError('pricesChanged')
  // The rate of tax, shipping or certificates has changed.
  if (totalPriceGross && totalPriceGross !== formatMoney(totals.totalPriceGross)) throw new AppError('pricesChanged')
  if (orderType === 'Order' && lines.some((line) => line.price === null)) throw new AppError('priceOnRequest')
}

/** Rejects an order without a cost centre if the caller's company wants one. */
export function requireCostCentre({ asksCostCentre }: Caller, { costCentre }: { costCentre: string | null }): void {
  if (asksCostCentre === true && costCentre === null) throw new AppError('costCentreMissing')
}
