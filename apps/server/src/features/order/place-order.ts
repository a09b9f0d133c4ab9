import type { Order } from '@normwerk/contract/order'
import { together } from '../../database/together.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { formatSearchText } from './format-search-text.ts'
import { presentNewOrder } from './read-order.ts'
import { insertOrder, type NewOrder, type PlacedPosition } from './repository/orders.ts'

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
