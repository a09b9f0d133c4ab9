import type { OrderLimit } from '@normwerk/contract/order'
import { type Cents, formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/session/caller.ts'
import { lockBuyerForUpdate, sumOrdersOfMonth } from './repository/limits.ts'

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
