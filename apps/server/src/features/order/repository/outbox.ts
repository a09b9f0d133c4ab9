import { and, eq, isNull, sql } from 'drizzle-orm'
import { type PlaceOf, prepareOnce } from '../../../database/prepare-once.ts'
import { orderHistory } from '../../../database/tables/order-history.ts'
import { orders } from '../../../database/tables/orders.ts'
import { outbox } from '../../../database/tables/outbox.ts'

type Delivery = { outboxId: string; historyId: string; now: string }

/**
 * Sets the order of an undelivered outbox row to submitted. An order that was canceled in the meantime stays canceled. Of
 * two simultaneous calls the second waits for the row, and then finds it delivered.
 */
export const forwardOrder = prepareOnce('order_forward', (db, at: PlaceOf<Delivery>) => {
  const delivered = db.$with('delivered').as(
    db
      .update(outbox)
      .set({ deliveredAt: sql`${at('now')}`, attempts: sql`${outbox.attempts} + 1` })
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
