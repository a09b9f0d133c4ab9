import { and, asc, eq, gt, isNull, lt, not, sql } from 'drizzle-orm'
import { type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { hasJob } from '../../../database/has-job.ts'
import { companies } from '../../../database/tables/companies.ts'
import { outbox } from '../../../database/tables/deliveries.ts'
import { orderHistory, orders } from '../../../database/tables/orders.ts'

type Delivery = { outboxId: string; historyId: string; now: string }

/**
 * Sets the order of an undelivered outbox row to submitted. An order that was canceled in the meantime stays canceled. Of
 * two simultaneous calls the second waits for the row, and then finds it delivered.
 */
export const forwardOrder = prepareOnce('order_forward', (db, at: PlaceOf<Delivery>) => {
  const delivered = db.$with('delivered').as(
    db
      .update(outbox)
      .set({ deliveredAt: sql`${at('now')}`, attempts: sql`${outbox.attempts} + 1`, givenUpAt: null })
      .where(and(eq(outbox.id, at('outboxId')), isNull(outbox.deliveredAt)))
      .returning({ orderId: outbox.orderId }),
  )
  const moved = db.$with('moved').as(
    db
      .update(orders)
      .set({ status: 2 })
      .from(delivered)
      .where(and(eq(orders.id, delivered.orderId), eq(orders.status, 1)))
      .returning({ orderId: orders.id }),
  )
  const step = db
    .select({
      id: sql`${at('historyId')}::uuid`.as('id'),
      orderId: moved.orderId,
      status: sql`2`.as('status'),
      userId: sql`null::uuid`.as('user_id'),
      at: sql`${at('now')}::timestamptz`.as('at'),
    })
    .from(moved)
  return db.with(delivered, moved).insert(orderHistory).select(step)
})

const isWaiting = isNull(outbox.deliveredAt)

const updateAcknowledged = prepareOnce('order_acknowledge', (db, at: PlaceOf<{ id: string; now: string }>) =>
  db
    .update(outbox)
    .set({ acknowledgedAt: sql`${at('now')}` })
    .from(orders)
    .where(and(eq(outbox.id, at('id')), eq(orders.id, outbox.orderId), isWaiting, isNull(outbox.acknowledgedAt)))
    .returning({ orderId: orders.id, language: orders.language }),
)

/** Marks an order as acknowledged to its buyer, and returns it; undefined if it was before. */
export async function markAcknowledged(db: Queries, id: string, now: Date) {
  const [marked] = await updateAcknowledged(db, { id, now: now.toISOString() })
  return marked
}

const selectWaiting = prepareOnce('order_waiting', (db, at: PlaceOf<{ id: string }>) =>
  db
    .select({ connector: outbox.connector, orderId: orders.id, status: orders.status })
    .from(outbox)
    .innerJoin(orders, eq(orders.id, outbox.orderId))
    .where(and(eq(outbox.id, at('id')), isWaiting)),
)

/** Returns an order that waits for its delivery; undefined once it is delivered. */
export async function findWaiting(db: Queries, id: string) {
  const [waiting] = await selectWaiting(db, { id })
  return waiting
}

/** Returns by which connector an order is delivered; undefined for one from before there was an outbox. */
export async function findConnector(db: Queries, orderId: string) {
  const [row] = await db.select({ connector: outbox.connector }).from(outbox).where(eq(outbox.orderId, orderId))
  return row?.connector
}

export async function recordFailure(db: Queries, id: string, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, lastError })
    .where(and(eq(outbox.id, id), isWaiting))
}

export async function giveUp(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ givenUpAt: now })
    .where(and(eq(outbox.id, id), isWaiting))
}

/** Marks an undelivered order that has failed as not given up, and returns it; undefined if there is none. */
export async function undoGiveUp(db: Queries, id: string): Promise<string | undefined> {
  const [taken] = await db
    .update(outbox)
    .set({ givenUpAt: null })
    .where(and(eq(outbox.id, id), isWaiting, gt(outbox.attempts, 0)))
    .returning({ orderId: outbox.orderId })
  return taken?.orderId
}

export function listFailing(db: Queries, limit: number) {
  return db
    .select({
      id: outbox.id,
      orderNumber: orders.orderNumber,
      companyName: companies.companyName,
      createdAt: outbox.createdAt,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      givenUpAt: outbox.givenUpAt,
    })
    .from(outbox)
    .innerJoin(orders, eq(orders.id, outbox.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(isWaiting, gt(outbox.attempts, 0)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(limit)
}

/** Locks orders that were not given up but have no job, as after a loss of the table of jobs. */
export function lockWithoutJobForUpdate(db: Queries, before: Date): Promise<{ outboxId: string }[]> {
  const isOld = lt(outbox.createdAt, before)
  return db
    .select({ outboxId: outbox.id })
    .from(outbox)
    .where(and(isWaiting, isNull(outbox.givenUpAt), isOld, not(hasJob('outbox', 'outboxId', outbox.id))))
    .for('update', { skipLocked: true })
}
