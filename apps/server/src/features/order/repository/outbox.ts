import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { orderHistory } from '../../../database/tables/order-history.ts'
import { orders } from '../../../database/tables/orders.ts'
import { outbox } from '../../../database/tables/outbox.ts'

/** Returns the undelivered order of an outbox row, locked until the transaction ends. */
export async function claimOutbox(db: Queries, outboxId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: outbox.orderId })
    .from(outbox)
    .where(and(eq(outbox.id, outboxId), isNull(outbox.deliveredAt)))
    .for('update')
  return row?.orderId
}

/** Sets a created order to submitted; an order that was canceled in the meantime stays canceled. */
export async function forwardOrder(db: Queries, step: { id: string; orderId: string; at: Date }): Promise<void> {
  const moved = await db
    .update(orders)
    .set({ status: 2 })
    .where(and(eq(orders.id, step.orderId), eq(orders.status, 1)))
    .returning({ id: orders.id })
  if (moved.length > 0) await db.insert(orderHistory).values({ ...step, status: 2 })
}

export async function finishOutbox(db: Queries, outboxId: string, at: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: at, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, outboxId))
}
