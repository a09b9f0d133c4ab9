import type { Offer, OrderConfirmation } from '../document.ts'
import type { Address } from '../parties.ts'
import { buyerFacts, contactFacts, inquiryFacts, orderFacts, taxFacts } from './head-facts.ts'
import { type Block, type Fact, given, type Letter, paragraph } from './letter.ts'
import { pricedTable } from './position-table.ts'
import { orderSums } from './sums.ts'
import { addressLines, type Words } from './words.ts'

export function writeOrderConfirmation(confirmation: OrderConfirmation, words: Words): Letter {
  const { seller, buyer, order, number, paymentDays } = confirmation
  const { text, date } = words
  const shipDate = ({ shipDate }: { shipDate: string | null }) =>
    given(shipDate, (day) => text('document.print.shipDate', { date: date(day) }))
  return {
    title: text('document.print.orderConfirmationTitle', { number }),
    recipient: buyer.address,
    facts: [
      [text('document.print.date'), date(confirmation.date)],
      ...buyerFacts(buyer, words),
      ...orderFacts(order, words),
      ...taxFacts(buyer, words),
      ...contactFacts(seller, words),
    ],
    blocks: [
      paragraph(text('document.print.orderConfirmationIntroduction')),
      pricedTable(confirmation.positions, words, shipDate),
      ...orderSums(confirmation.sums, confirmation.tax, words),
      delivery(confirmation.deliverTo, seller.address, words),
      ...(confirmation.completeDelivery === true ? [paragraph(text('document.print.completeDelivery'))] : []),
      paragraph(text('document.print.paymentTerms', { days: paymentDays })),
      ...given(confirmation.comment, (comment) => paragraph(text('document.print.buyersComment', { comment }))),
    ],
  }
}

export function writeOffer(offer: Offer, words: Words): Letter {
  const { seller, buyer, inquiry, number, validUntil, paymentDays } = offer
  const { text, date, number: formatNumber, money } = words
  const more = ({ leadTimeDays, scale }: Offer['positions'][number]) => [
    ...given(leadTimeDays, (days) => text('document.print.leadTime', { days })),
    ...scale.map(({ from, price }) =>
      text('document.print.scalePrice', { quantity: formatNumber(from), price: money(price) }),
    ),
  ]
  const until: Fact = [text('document.print.validUntil'), date(validUntil)]
  return {
    title: text('document.print.offerTitle', { number }),
    recipient: buyer.address,
    facts: [
      [text('document.print.date'), date(offer.date)],
      until,
      ...buyerFacts(buyer, words),
      ...inquiryFacts(inquiry, words),
      ...contactFacts(seller, words),
    ],
    blocks: [
      paragraph(text('document.print.offerIntroduction')),
      pricedTable(offer.positions, words, more),
      ...orderSums(offer.sums, offer.tax, words),
      ...given(offer.comment, (comment) => paragraph(comment)),
      paragraph(text('document.print.offerTerms', { date: date(validUntil) })),
      delivery(offer.deliverTo, seller.address, words),
      paragraph(text('document.print.paymentTerms', { days: paymentDays })),
    ],
  }
}

/** Where the goods go. */
function delivery(deliverTo: Address | null, sender: Address, words: Words): Block {
  if (deliverTo === null) return paragraph(words.text('document.print.pickup'))
  const address = addressLines(deliverTo, sender, words).join(', ')
  return paragraph(`${words.text('document.print.deliverTo')}: ${address}`)
}
