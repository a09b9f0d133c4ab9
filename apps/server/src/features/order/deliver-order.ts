import type { Queries } from '../../database/client.ts'
import type { ConnectorName } from '../../database/tables/deliveries.ts'
import { AppError, type Caller, type Dependencies } from '../../http/call.ts'
import { formatError } from '../../infrastructure/format-error.ts'
import { enqueueMissing } from '../../infrastructure/jobs.ts'
import { recordEvent } from '../audit/record-event.ts'
import { findBuyerAddresses } from '../document/write-document.ts'
import { sendMail } from '../mail/send-mail.ts'
import { findWithBuyer } from './repository/orders.ts'
import {
  findConnector,
  findWaiting,
  forwardOrder,
  giveUp,
  lockWithoutJobForUpdate,
  markAcknowledged,
  recordFailure,
  undoGiveUp,
} from './repository/outbox.ts'

/** Mails the buyer that their order has arrived, once for each row of the outbox. */
export async function acknowledgeOrder(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'jobs'>,
  outboxId: string,
): Promise<void> {
  const { database, clock } = dependencies
  await database.transaction(async (db) => {
    const marked = await markAcknowledged(db, outboxId, clock.now())
    if (marked === undefined) return
    const { orderId, language } = marked
    for (const recipient of await findBuyerAddresses(db, orderId)) {
      await sendMail(dependencies, db, { kind: 'orderReceived', recipient, language, data: { orderId } })
    }
  })
}

/** Returns an order with its buyer, who is null once they are deleted; undefined if the order is deleted. */
export async function findReceivedOrder(db: Queries, orderId: string) {
  const found = await findWithBuyer(db, orderId)
  if (found === undefined) return undefined
  const { order, person } = found
  return { order, buyer: person.deletedAt === null ? person : null }
}

/**
 * Brings an order to who works on it. It may be called again for the same order, which must then arrive once.
 * @throws if the order could not be brought, so that it is tried again
 */
export type Connector = (orderId: string) => Promise<void>
export type Connectors = Record<ConnectorName, Connector>

/** Delivers the orders in the outbox, as long as the jobs run; those that could not be delivered are listed for staff. */
export async function workOutbox(dependencies: Dependencies, connectors: Connectors): Promise<void> {
  const { jobs, database, clock } = dependencies
  await jobs.work('outbox', ({ outboxId }) => deliverOrder(dependencies, connectors, outboxId))
  await jobs.onDeadLetter('outbox', ({ outboxId }) => giveUp(database, outboxId, clock.now()))
}

/**
 * Tells the buyer that their order has arrived, passes it to its connector and sets it to submitted. A job may run twice, even simultaneously; the second run
 * finds nothing to do. An order that was canceled in the meantime is passed to nobody.
 * @throws if it could not be delivered, so that the job is retried
 */
export async function deliverOrder(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'jobs'>,
  connectors: Connectors,
  outboxId: string,
): Promise<void> {
  const { database, clock, ids } = dependencies
  const waiting = await findWaiting(database, outboxId)
  if (waiting === undefined) return
  try {
    // First, as the buyer need not wait for an ERP.
    await acknowledgeOrder(dependencies, outboxId)
    if (waiting.status === 1) await connectors[waiting.connector](waiting.orderId)
    await forwardOrder(database, { outboxId, historyId: ids.next(), now: clock.now().toISOString() })
  } catch (error) {
    const { message, cause } = formatError(error)
    await recordFailure(database, outboxId, (cause?.message ?? message).slice(0, 500))
    throw error
  }
}

/** Returns whether an order goes to an ERP, which then invoices it instead of the shop. */
export async function goesToErp(db: Queries, orderId: string): Promise<boolean> {
  return (await findConnector(db, orderId)) === 'file'
}

/** Restarts the delivery of an order with all its attempts. */
export async function repeatDelivery(
  dependencies: Dependencies,
  { db, caller, correlationId }: { db: Queries; caller: Caller; correlationId: string },
  outboxId: string,
): Promise<void> {
  const orderId = await undoGiveUp(db, outboxId)
  if (orderId === undefined) throw new AppError('entryNotFound')
  await dependencies.jobs.enqueue(db, 'outbox', { outboxId })
  const { userId } = caller
  await recordEvent(dependencies, db, {
    action: 'order.repeated',
    userId,
    companyId: null,
    subjectId: orderId,
    correlationId,
  })
}

/** Gives a job to each order that waits without one. */
export function reconcileOutbox(dependencies: Pick<Dependencies, 'database' | 'clock' | 'jobs'>): Promise<void> {
  return enqueueMissing(dependencies, 'outbox', lockWithoutJobForUpdate)
}
