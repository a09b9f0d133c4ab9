import type { Order, SubmitOrder } from '@normwerk/contract/order'
import { formatMoney } from '@normwerk/pricing/money'
import { together } from '../../database/together.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { type CallContext, type Caller, callerMay } from '../../http/caller.ts'
import { emptyCart } from '../cart/change-cart.ts'
import { isAddressGone, isDiscontinued, type LiveCart, lockCartForUpdate, pendingChangeOf } from '../cart/live-cart.ts'
import { freezeOrder } from './freeze-order.ts'
import { presentOrder } from './read-order.ts'
import { insertOrder } from './repository/orders.ts'

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
  const { db, caller, request } = context
  const cart = await lockCartForUpdate(context, input.cartId)
  checkCart(cart, input)
  const now = dependencies.clock.now()
  const { order, positions } = freezeOrder(dependencies.ids, context, cart, input.orderType, now)
  const outboxId = dependencies.ids.next()
  const inserted = insertOrder(db, {
    order,
    positions,
    history: { id: dependencies.ids.next(), orderId: order.id, status: order.status, userId: caller.userId, at: now },
    outbox: { id: outboxId, connector: dependencies.settings.erpConnector, orderId: order.id, createdAt: now },
    audit: {
      id: dependencies.ids.next(),
      at: now,
      action: 'order.submitted',
      userId: caller.userId,
      companyId: caller.companyId,
      subjectId: order.id,
      details: { orderType: order.orderType, positions: positions.length, sumNet: order.sumNet },
      correlationId: request.id,
    },
  })
  const enqueued = dependencies.jobs.enqueue(db, 'outbox', { outboxId })
  const [placed] = await together([inserted, enqueued, emptyCart(context, cart)])
  return presentOrder(placed, positions, [{ status: order.status, at: now }], now)
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
