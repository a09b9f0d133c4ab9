import { orderSubtotal } from '@normwerk/pricing/price-cart'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { beginDocument, issueDocument, type OrderRow, paymentDays, priceFrozen } from './issue-document.ts'
import { listOrderPositions } from './repository/facts.ts'

/** Issues the confirmation of an order, under its number. */
export async function issueConfirmation(dependencies: Dependencies, db: Queries, order: OrderRow): Promise<void> {
  const { letter, reference, deliverTo, tax } = await beginDocument(dependencies, db, order)
  const positions = await listOrderPositions(db, order.id)
  const number = order.orderNumber
  await issueDocument(dependencies, db, order, {
    kind: 'OrderConfirmation',
    number,
    fileName: `order-confirmation-${number}.pdf`,
    content: {
      kind: 'orderConfirmation',
      number,
      ...letter,
      order: reference,
      comment: order.comment,
      deliverTo,
      completeDelivery: order.completeDelivery,
      positions: positions.map((row) => ({ ...priceFrozen(row), shipDate: row.shipDate })),
      tax,
      sums: {
        goods: orderSubtotal(order),
        shippingCosts: order.shippingCosts,
        net: order.sumNet,
        salesTax: order.salesTax,
        gross: order.sumGross,
      },
      paymentDays,
    },
  })
}
