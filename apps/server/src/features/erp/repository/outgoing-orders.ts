import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { orderPositions, orders } from '../../../database/tables/orders.ts'

export async function findOutgoing(db: Queries, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw new Error(`no order ${orderId}`)
  return order
}

export function listOutgoingPositions(db: Queries, orderId: string) {
  return db
    .select()
    .from(orderPositions)
    .where(eq(orderPositions.orderId, orderId))
    .orderBy(asc(orderPositions.positionNumber))
}

/** Sets the day on which a position leaves. */
export async function updateShipDate(db: Queries, positionId: string, shipDate: string): Promise<void> {
  await db.update(orderPositions).set({ shipDate }).where(eq(orderPositions.id, positionId))
}
