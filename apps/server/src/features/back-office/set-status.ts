import type { OrderStatus } from '@normwerk/contract/order'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/record-event.ts'
import { lockNumberedForUpdate, lockOrderForUpdate, moveOrder } from './repository/managed-orders.ts'

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderForUpdate>>>
/** Who acts: staff by a call, a customer by an answer to an offer, or without a user an ERP. */
export interface ActorContext {
  db: Queries
  caller: { userId: string | null }
  request: { id: string }
}

/** @throws AppError `entryNotFound` */
export async function lockOrder(db: Queries, id: string): Promise<LockedOrder> {
  const order = await lockOrderForUpdate(db, id)
  if (order === undefined) throw new AppError('entryNotFound')
  return order
}

/** Locks an order by the number by which an ERP names it; undefined if there is none. */
export function lockNumberedOrder(db: Queries, orderNumber: string): Promise<LockedOrder | undefined> {
  return lockNumberedForUpdate(db, orderNumber)
}

/** Sets the status of a locked order, with its step in the history and the audit. */
export async function setStatus(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  order: LockedOrder,
  status: OrderStatus,
): Promise<void> {
  const { ids, clock } = dependencies
  await moveOrder(db, {
    id: ids.next(),
    orderId: order.id,
    status,
    userId: caller.userId,
    at: clock.now(),
  })
  await recordEvent(dependencies, db, {
    action: 'order.statusChanged',
    userId: caller.userId,
    companyId: order.companyId,
    subjectId: order.id,
    changes: { status: [order.status, status] },
    correlationId: request.id,
  })
}
