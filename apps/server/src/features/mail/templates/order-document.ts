import { findAttachment } from '../../document/find-attachment.ts'
import type { WriteLetter } from '../mail-content.ts'

const subjects = {
  OrderConfirmation: 'mail.document.OrderConfirmation',
  PackingSlip: 'mail.document.PackingSlip',
  Invoice: 'mail.document.Invoice',
  InvoiceCorrections: 'mail.document.InvoiceCorrections',
  Offer: 'mail.document.Offer',
  Certificate: 'mail.document.Certificate',
} as const

/** A document of an order with its file. */
export const orderDocument: WriteLetter<'orderDocument'> = async ({ db, text, link }, { documentId }) => {
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
