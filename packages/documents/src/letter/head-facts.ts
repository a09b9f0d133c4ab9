import type { Buyer, OrderReference, Seller } from '../parties.ts'
import { type Fact, given } from './letter.ts'
import type { Words } from './words.ts'

/** The facts about an order that the buyer files a document by. */
export function orderFacts(order: OrderReference, { text, date }: Words): Fact[] {
  return [
    [text('document.print.orderNumber'), order.orderNumber],
    [text('document.print.orderDate'), date(order.orderDate)],
    ...ownReferences(order, text),
  ]
}

/** The same for an inquiry. */
export function inquiryFacts(inquiry: OrderReference, { text, date }: Words): Fact[] {
  return [
    [text('document.print.inquiryNumber'), inquiry.orderNumber],
    [text('document.print.inquiryDate'), date(inquiry.orderDate)],
    ...ownReferences(inquiry, text),
  ]
}

function ownReferences(reference: OrderReference, text: Words['text']): Fact[] {
  const { customerOrderNumber, commission, costCentre = null, project } = reference
  return [
    ...given(customerOrderNumber, (number): Fact => [text('document.print.customerOrderNumber'), number]),
    ...given(commission, (name): Fact => [text('document.print.commission'), name]),
    ...given(costCentre, (name): Fact => [text('document.print.costCentre'), name]),
    ...given(project, ({ number, name }): Fact => [text('document.print.project'), `${number} ${name}`]),
  ]
}

export function buyerFacts(buyer: Buyer, { text }: Words): Fact[] {
  return [[text('document.print.customerNumber'), buyer.customerNumber]]
}

/** The buyer's numbers that an invoice must have. */
export function taxFacts({ vatId, reference }: Buyer, { text }: Words): Fact[] {
  return [
    ...given(vatId, (id): Fact => [text('document.print.buyerVatId'), id]),
    ...given(reference, (number): Fact => [text('document.print.buyerReference'), number]),
  ]
}

export function contactFacts({ contact }: Seller, { text }: Words): Fact[] {
  return [
    [text('document.print.contact'), contact.name],
    [text('document.print.phone'), contact.phoneNumber],
    [text('document.print.email'), contact.email],
  ]
}
