import { findReceivedOrder } from '../../order/deliver-order.ts'
import type { WriteLetter } from '../mail-content.ts'

/** Tells the buyer that an order or inquiry has arrived. The confirmation of an order is another mail. */
export const orderReceived: WriteLetter<'orderReceived'> = async ({ db, text, formatSum, link }, { orderId }) => {
  const received = await findReceivedOrder(db, orderId)
  if (received === undefined) return null
  const { order, buyer } = received
  const { orderNumber: number, customerOrderNumber: reference } = order
  const isOrder = order.orderType === 'Order'
  return {
    to: buyer,
    subject: text(isOrder ? 'mail.received.order' : 'mail.received.inquiry', { number }),
    paragraphs: [
      isOrder
        ? text('mail.received.orderText', { number, sum: formatSum(order.sumNet) })
        : text('mail.received.inquiryText', { number }),
      ...(reference === null ? [] : [text('mail.documentReference', { reference })]),
    ],
    button: { label: text('mail.documentButton'), url: link(`/order/${orderId}`) },
  }
}
