import type { CorrectInvoice, IssueCertificate, SendDelivery } from '@normwerk/contract/back-office'
import type { OrderStatus } from '@normwerk/contract/order'
import type { Queries } from '../../database/client.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { issueCertificate, issueConfirmation } from '../document/issue-document.ts'
import { issueCorrection, issueInvoice, issuePackingSlip } from '../document/issue-invoice.ts'
import { goesToErp } from '../order/deliver-order.ts'
import { nextStatuses } from '../order/read-order.ts'
import { insertDelivery, listRemaining, type Pieces, updateTracking } from './repository/deliveries.ts'
import { insertNote, lockNumberedForUpdate, lockOrderForUpdate, moveOrder } from './repository/managed-orders.ts'

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

/** Adds a note to an order that only staff see. */
export async function addNote(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  { orderId, text }: { orderId: string; text: string },
): Promise<void> {
  await lockOrder(db, orderId)
  await writeNote(dependencies, db, { orderId, userId: caller.userId, text })
  await recordEvent(dependencies, db, {
    action: 'order.noted',
    userId: caller.userId,
    companyId: null,
    subjectId: orderId,
    correlationId: request.id,
  })
}

/** Writes a note to a locked order, of staff or with the question of a customer. */
export async function writeNote(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  note: { orderId: string; userId: string | null; text: string },
): Promise<void> {
  await insertNote(db, { ...note, id: ids.next(), createdAt: clock.now() })
}

/** Issues the inspection certificate of a position. */
export async function certifyPosition(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  input: IssueCertificate,
): Promise<void> {
  const order = await lockOrder(db, input.orderId)
  await issueCertificate(dependencies, db, order, input)
  await recordEvent(dependencies, db, {
    action: 'order.certified',
    userId: caller.userId,
    companyId: order.companyId,
    subjectId: order.id,
    changes: { heatNumber: [null, input.heatNumber] },
    correlationId: request.id,
  })
}

/** Credits pieces of an invoice, or its delivery charge. */
export async function correctInvoice(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  { orderId, ...asked }: CorrectInvoice,
): Promise<void> {
  const order = await lockOrder(db, orderId)
  const number = await issueCorrection(dependencies, db, order, asked)
  await recordEvent(dependencies, db, {
    action: 'order.invoiceCorrected',
    userId: caller.userId,
    companyId: order.companyId,
    subjectId: order.id,
    changes: { correction: [null, number], reason: [null, asked.reason] },
    correlationId: request.id,
  })
}

/**
 * Moves an order to its next status. Placed makes the confirmation, and sent is a delivery of all that has not left.
 * @throws AppError `statusNotAllowed`
 */
export async function changeStatus(
  dependencies: Dependencies,
  context: ActorContext,
  { orderId, status }: { orderId: string; status: OrderStatus },
): Promise<void> {
  const order = await lockOrder(context.db, orderId)
  if (!nextStatuses(order).includes(status)) throw new AppError('statusNotAllowed')
  if (status === 4) return sendRest(dependencies, context, order)
  await setStatus(dependencies, context, order, status)
  if (status === 3 && order.orderType === 'Order') await issueConfirmation(dependencies, context.db, order)
}

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
async function sendRest(dependencies: Dependencies, context: ActorContext, order: LockedOrder): Promise<void> {
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
