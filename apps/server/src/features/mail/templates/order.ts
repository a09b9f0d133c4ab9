import { findAttachment, findOfferFiles } from '../../document/find-attachment.ts'
import { findOpenOffer } from '../../offer/remind-offers.ts'
import { findReceivedOrder } from '../../order/deliver-order.ts'
import type { WriteLetter } from '../mail-content.ts'

/** Tells the buyer that an order or inquiry has arrived. The confirmation of an order is another mail. */
const orderReceived: WriteLetter<'orderReceived'> = async ({ db, text, formatSum, link }, { orderId }) => {
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

const subjects = {
  OrderConfirmation: 'mail.document.OrderConfirmation',
  PackingSlip: 'mail.document.PackingSlip',
  Invoice: 'mail.document.Invoice',
  InvoiceCorrections: 'mail.document.InvoiceCorrections',
  Offer: 'mail.document.Offer',
  Certificate: 'mail.document.Certificate',
} as const

/** A document of an order with its file. */
const orderDocument: WriteLetter<'orderDocument'> = async ({ db, text, link }, { documentId }) => {
  const document = await findAttachment(db, documentId)
  if (document === undefined) return null
  const { kind, number, order, buyer, attachments } = document
  const reference = order.customerOrderNumber
  return {
    to: buyer,
    subject: text(subjects[kind], { number }),
    paragraphs: [
      text(kind === 'Offer' ? 'mail.documentOfOffer' : 'mail.documentOfOrder', { number: order.orderNumber }),
      ...(reference === null ? [] : [text('mail.documentReference', { reference })]),
    ],
    button: { label: text('mail.documentButton'), url: link(`/order/${order.id}`) },
    attachments,
  }
}

/** Not sent if the offer was answered in the meantime. */
const offerReminder: WriteLetter<'offerReminder'> = async ({ db, text, formatDay, link }, { orderId }) => {
  const offer = await findOpenOffer(db, orderId)
  if (offer === undefined) return null
  const { orderNumber: number, buyer } = offer
  return {
    to: buyer,
    subject: text('mail.offerReminderSubject', { number }),
    paragraphs: [text('mail.offerReminderText', { number, date: formatDay(offer.validUntil) })],
    button: { label: text('mail.documentButton'), url: link(`/order/${orderId}`) },
    attachments: await findOfferFiles(db, orderId),
  }
}

export const orderLetters = { orderReceived, orderDocument, offerReminder }
