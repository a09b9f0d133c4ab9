import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { deliveries, deliveryPositions } from '../../../database/tables/deliveries.ts'
import { orderPositions } from '../../../database/tables/orders.ts'

export type DeliveryRow = typeof deliveries.$inferSelect
export type Pieces = Pick<typeof deliveryPositions.$inferSelect, 'positionId' | 'quantity'>

export async function insertDelivery(
  db: Queries,
  delivery: typeof deliveries.$inferInsert,
  positions: readonly Pieces[],
): Promise<DeliveryRow> {
  const [inserted] = await db.insert(deliveries).values(delivery).returning()
  if (inserted === undefined) throw new Error('the delivery was not inserted')
  await db.insert(deliveryPositions).values(positions.map((pieces) => ({ ...pieces, deliveryId: inserted.id })))
  return inserted
}

/** Returns the order of the delivery; undefined if there is no such delivery. */
export async function updateTracking(db: Queries, id: string, tracking: string | null): Promise<string | undefined> {
  const [changed] = await db
    .update(deliveries)
    .set({ tracking })
    .where(eq(deliveries.id, id))
    .returning({ orderId: deliveries.orderId })
  return changed?.orderId
}

/** Lists the pieces of an order that have not left, without the positions that have left whole. */
export function listRemaining(db: Queries, orderId: string): Promise<Pieces[]> {
  const sent = sql`coalesce(sum(${deliveryPositions.quantity}), 0)`
  return db
    .select({
      positionId: orderPositions.id,
      quantity: sql`${orderPositions.quantity} - ${sent}`.mapWith(Number),
    })
    .from(orderPositions)
    .leftJoin(deliveryPositions, eq(deliveryPositions.positionId, orderPositions.id))
    .where(eq(orderPositions.orderId, orderId))
    .groupBy(orderPositions.id)
    .having(sql`${orderPositions.quantity} > ${sent}`)
    .orderBy(asc(orderPositions.positionNumber))
}
