import type { Order, OrderLimit, OrderType, SubmitOrder } from '@normwerk/contract/order'
import { daysUntilSent } from '@normwerk/delivery/days-until-sent'
import { optionsOf } from '@normwerk/parts/configured-part'
import { remarksOf } from '@normwerk/parts/remarks'
import { limitsOf } from '@normwerk/parts/trimming/tolerance-classes'
import { type Cents, formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { together } from '../../database/together.ts'
import { AppError, type CallContext, type Caller, callerMay, type Dependencies } from '../../http/call.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { presentPostalAddress } from '../address/addresses.ts'
import { emptyCart } from '../cart/change-cart.ts'
import { configuredNumber, formatPart } from '../cart/format-part.ts'
import {
  type CartLine,
  isAddressGone,
  isDiscontinued,
  type LiveCart,
  lockCartForUpdate,
  pendingChangeOf,
  taxRuleOf,
} from '../cart/live-cart.ts'
import { formatSearchText } from './format-search-text.ts'
import { presentNewOrder } from './read-order.ts'
import { lockBuyerForUpdate, sumOrdersOfMonth } from './repository/order-sums.ts'
import { insertOrder, type NewOrder, type PlacedPosition } from './repository/orders.ts'

/** Returns how much a user may order now. */
export async function readOrderLimit(db: Queries, { userId, orderLimits }: Caller, now: Date): Promise<OrderLimit> {
  const { order, month } = orderLimits
  return {
    order: order === null ? null : formatMoney(order),
    month: month === null ? null : formatMoney(month),
    monthLeft: month === null ? null : formatMoney(Math.max(month - (await sumOrdersOfMonth(db, userId, now)), 0)),
  }
}

/**
 * Rejects an order above a limit of its buyer.
 * @param sumNet of the new order
 * @throws AppError `orderLimitExceeded`, `monthLimitExceeded`
 */
export async function requireWithinLimit(
  db: Queries,
  { userId, orderLimits: { order, month } }: Caller,
  sumNet: Cents,
  now: Date,
): Promise<void> {
  if (order !== null && sumNet > order) throw new AppError('orderLimitExceeded', {}, { limit: formatMoney(order) })
  if (month === null) return
  await lockBuyerForUpdate(db, userId)
  const left = Math.max(month - (await sumOrdersOfMonth(db, userId, now)), 0)
  if (sumNet > left)
    throw new AppError('monthLimitExceeded', {}, { limit: formatMoney(month), left: formatMoney(left) })
}

/** Copies the cart at this moment, so that later changes in catalogue, company or addresses do not affect the order. */
function freezeOrder(
  ids: Ids,
  { caller, language, shipDateAfter }: CallContext,
  { row, lines, totals }: LiveCart,
  orderType: OrderType,
  now: Date,
): { order: NewOrder; positions: PlacedPosition[] } {
  const { cart, project, invoiceAddress, deliveryAddress } = row
  if (invoiceAddress === null) throw new Error(`company ${caller.companyId} has no invoice address`)
  const tax = taxRuleOf(row)
  const order = {
    id: ids.next(),
    orderType,
    status: 1,
    companyId: caller.companyId,
    userId: caller.userId,
    projectId: project?.id ?? null,
    project,
    customerNumber: row.customerNumber,
    companyName: row.companyName,
    ...remarksOf(cart),
    invoiceAddress: presentPostalAddress(invoiceAddress),
    deliveryAddress: presentPostalAddress(deliveryAddress ?? invoiceAddress),
    deliveryOption: cart.deliveryType,
    completeDelivery: cart.completeDelivery,
    costCentre: cart.costCentre,
    currency: row.currency,
    sumNet: totals.totalPriceNet,
    sumGross: totals.totalPriceGross,
    shippingCosts: totals.shippingCosts,
    salesTax: totals.salesTax,
    taxRate: tax.rate,
    taxReason: tax.reason,
    vatId: row.vatId,
    language,
    createdAt: now,
  } as const
  const daysOf = daysUntilSent(lines, cart.completeDelivery)
  const freeze = (line: CartLine, index: number): PlacedPosition => {
    const { position } = line.row
    return {
      id: ids.next(),
      orderId: order.id,
      positionNumber: index + 1,
      positionType: position.positionType,
      groupId: position.groupId,
      configurationName: line.row.configurationName,
      configurationId: position.configurationId,
      articleId: position.articleId,
      customerPartNumber: line.row.customerPartNumber,
      ...optionsOf(position),
      productNr: line.row.productNr,
      family: line.row.family,
      picture: line.row.picture,
      articleNo: configuredNumber(line.row),
      description: formatPart(line.row, language),
      quantity: position.quantity,
      tolerance: limitsOf(position.toleranceClass),
      ...remarksOf(position),
      price: line.price,
      listPrice: line.listPrice,
      totalPrice: line.totalPrice,
      leadTimeDays: line.leadTimeDays,
      offeredScale: null,
      // Nobody knows when the answer to an inquiry is accepted.
      shipDate: orderType === 'Order' ? shipDateAfter(daysOf(line)) : null,
    }
  }
  return { order, positions: lines.map(freeze) }
}

interface ToPlace {
  order: NewOrder & { id: string }
  positions: PlacedPosition[]
}

/**
 * Writes a new order with its history, its place in the outbox, the job of its delivery and the audit, in the call's
 * transaction.
 * @param alongside further statements, which need not wait for these
 */
export async function placeOrder(
  dependencies: Dependencies,
  { db, caller, request }: Pick<CallContext, 'db' | 'caller' | 'request'>,
  { order, positions }: ToPlace,
  now: Date,
  alongside: Promise<unknown> = Promise.resolve(),
): Promise<Order> {
  const { ids, jobs, settings } = dependencies
  const outboxId = ids.next()
  const { id: orderId, status, orderType, sumNet } = order
  const found = { searchText: formatSearchText(order, positions), positionCount: positions.length }
  const inserted = insertOrder(db, {
    order: { ...order, ...found },
    positions,
    history: { id: ids.next(), orderId, status, userId: caller.userId, at: now },
    // Staff answer inquiries with offers, also where an ERP works on orders.
    outbox: {
      id: outboxId,
      connector: orderType === 'Order' ? settings.erpConnector : 'back-office',
      orderId,
      createdAt: now,
    },
    audit: {
      id: ids.next(),
      at: now,
      action: 'order.submitted',
      userId: caller.userId,
      companyId: caller.companyId,
      subjectId: orderId,
      details: { orderType, positions: positions.length, sumNet },
      correlationId: request.id,
    },
  })
  const [placed] = await together([inserted, jobs.enqueue(db, 'outbox', { outboxId }), alongside])
  return presentNewOrder(placed, positions, now)
}

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
