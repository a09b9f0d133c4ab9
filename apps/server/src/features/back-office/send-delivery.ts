import type { SendDelivery } from '@normwerk/contract/back-office'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/record-event.ts'
import { issueInvoice, issuePackingSlip } from '../document/issue-invoice.ts'
import { goesToErp } from '../order/deliver-order.ts'
import { insertDelivery, listRemaining, type Pieces, updateTracking } from './repository/deliveries.ts'
import { type ActorContext, type LockedOrder, lockOrder, setStatus } from './set-status.ts'

interface Asked extends SendDelivery {
  /** Of an ERP; otherwise the next one. */
  deliveryNumber?: string
}

/**
 * Records goods that leave, with their packing slip and, unless an ERP writes it, their invoice. With the last ones the
 * order is sent.
 * @throws AppError `statusNotAllowed` unless the order is placed; `quantityOutOfRange` for more than has not left
 */
export async function sendDelivery(
  dependencies: Dependencies,
  context: ActorContext,
  { orderId, positions, ...asked }: Asked,
): Promise<void> {
  const order = await lockOrder(context.db, orderId)
  await send(dependencies, context, order, { pieces: positions, ...asked })
}

/** Sends all that has not left of a locked order. */
export async function sendRest(dependencies: Dependencies, context: ActorContext, order: LockedOrder): Promise<void> {
  const pieces = await listRemaining(context.db, order.id)
  await send(dependencies, context, order, { pieces })
}

async function send(
  dependencies: Dependencies,
  context: ActorContext,
  order: LockedOrder,
  { pieces, tracking = null, deliveryNumber }: Omit<Asked, 'orderId' | 'positions'> & { pieces: readonly Pieces[] },
): Promise<void> {
  if (order.orderType !== 'Order' || order.status !== 3) throw new AppError('statusNotAllowed')
  const { db, caller, request } = context
  const remaining = new Map((await listRemaining(db, order.id)).map((left) => [left.positionId, left.quantity]))
  const asked = new Map(pieces.map(({ positionId, quantity }) => [positionId, quantity]))
  for (const [positionId, quantity] of asked) {
    const left = remaining.get(positionId)
    if (left === undefined) throw new AppError('entryNotFound')
    if (quantity > left) throw new AppError('quantityOutOfRange', {}, { min: 1, max: left })
  }
  // A position that is named twice would leave less than the packing slip says.
  if (asked.size < pieces.length) throw new AppError('validationFailed')
  const sentAt = dependencies.clock.now()
  const delivery = await insertDelivery(
    db,
    { id: dependencies.ids.next(), orderId: order.id, deliveryNumber, tracking, userId: caller.userId, sentAt },
    pieces,
  )
  const isLast = [...remaining].every(([positionId, left]) => asked.get(positionId) === left)
  await issuePackingSlip(dependencies, db, order, delivery.id)
  if (!(await goesToErp(db, order.id))) await issueInvoice(dependencies, db, order, delivery.id)
  await recordEvent(dependencies, db, {
    action: 'order.sent',
    userId: caller.userId,
    companyId: order.companyId,
    subjectId: order.id,
    changes: { delivery: [null, delivery.deliveryNumber] },
    correlationId: request.id,
  })
  if (isLast) await setStatus(dependencies, context, order, 4)
}

/** Sets the tracking number of a delivery. */
export async function changeTracking(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  { id, tracking }: { id: string; tracking: string | null },
): Promise<string> {
  const orderId = await updateTracking(db, id, tracking)
  if (orderId === undefined) throw new AppError('entryNotFound')
  const { companyId } = await lockOrder(db, orderId)
  await recordEvent(dependencies, db, {
    action: 'order.trackingChanged',
    userId: caller.userId,
    companyId,
    subjectId: orderId,
    changes: { tracking: [null, tracking] },
    correlationId: request.id,
  })
  return orderId
}
