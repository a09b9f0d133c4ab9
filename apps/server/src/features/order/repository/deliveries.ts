import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { deliveries, deliveryPositions } from '../../../database/tables/deliveries.ts'

/** Lists what left of an order, a row for each position of a delivery, the newest last. */
export function listDeliveryRows(db: Queries, orderId: string) {
  return db
    .select({
      delivery: deliveries,
      positionId: deliveryPositions.positionId,
      quantity: deliveryPositions.quantity,
    })
    .from(deliveries)
    .innerJoin(deliveryPositions, eq(deliveryPositions.deliveryId, deliveries.id))
    .where(eq(deliveries.orderId, orderId))
    .orderBy(asc(deliveries.sentAt), asc(deliveries.id), asc(deliveryPositions.positionId))
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>[number]
