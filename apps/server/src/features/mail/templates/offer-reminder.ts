import { findOfferFiles } from '../../document/find-attachment.ts'
import { findOpenOffer } from '../../offer/remind-offers.ts'
import type { WriteLetter } from '../mail-content.ts'

/** Not sent if the offer was answered in the meantime. */
export const offerReminder: WriteLetter<'offerReminder'> = async ({ db, text, formatDay, link }, { orderId }) => {
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
