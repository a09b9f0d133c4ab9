import type { OutgoingOrder } from '@normwerk/documents/opentrans/format-order'
import type { Queries } from '../../database/client.ts'
import { dateOf, priceFrozen } from '../document/issue-document.ts'
import { findOutgoing, listOutgoingPositions } from './repository/outgoing-orders.ts'

/** Reads an order with all that an ERP needs to work on it. */
export async function readOutgoingOrder(db: Queries, orderId: string): Promise<OutgoingOrder> {
  const order = await findOutgoing(db, orderId)
  const positions = await listOutgoingPositions(db, orderId)
  return {
    order: {
      orderNumber: order.orderNumber,
      orderDate: dateOf(order.createdAt),
      customerOrderNumber: order.customerOrderNumber,
      commission: order.commission,
      costCentre: order.costCentre,
      project: order.project && { number: order.project.number, name: order.project.name },
    },
    placedAt: order.createdAt.toISOString(),
    customerNumber: order.customerNumber,
    vatId: order.vatId,
    invoiceTo: order.invoiceAddress,
    deliverTo: order.deliveryOption === 'Pickup' ? null : order.deliveryAddress,
    completeDelivery: order.completeDelivery,
    comment: order.comment,
    positions: positions.map((row) => ({ ...priceFrozen(row), shipDate: row.shipDate, comment: row.comment })),
    shippingCosts: order.shippingCosts,
    net: order.sumNet,
  }
}
