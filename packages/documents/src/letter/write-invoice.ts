import { dueDate } from '../due-date.ts'
import type { Invoice } from '../invoice.ts'
import { buyerFacts, contactFacts, orderFacts, taxFacts } from './head-facts.ts'
import { type Block, type Fact, given, type Letter, paragraph } from './letter.ts'
import { pricedTable } from './position-table.ts'
import { invoiceSums } from './sums.ts'
import { addressLines, type Words } from './words.ts'

export function writeInvoice(invoice: Invoice, words: Words): Letter {
  const { seller, buyer, order, packingSlipNumber, number } = invoice
  const { text, date } = words
  const isCredit = invoice.kind === 'correction'
  return {
    title: isCredit
      ? text('document.print.correctionTitle', { number })
      : text('document.print.invoiceTitle', { number }),
    recipient: buyer.address,
    facts: [
      [text('document.print.date'), date(invoice.issueDate)],
      ...buyerFacts(buyer, words),
      ...orderFacts(order, words),
      ...given(packingSlipNumber, (slip): Fact => [text('document.print.packingSlip'), slip]),
      [text('document.print.deliveryDate'), date(invoice.deliveryDate)],
      ...taxFacts(buyer, words),
      ...contactFacts(seller, words),
    ],
    blocks: [
      ...introduction(invoice, words),
      ...(invoice.lines.length === 0 ? [] : [pricedTable(invoice.lines, words)]),
      ...invoiceSums(invoice.sums, invoice.tax, words, isCredit),
      paragraph(isCredit ? text('document.print.creditTerms') : payment(invoice, words)),
      deliveredTo(invoice, words),
    ],
  }
}

function introduction(invoice: Invoice, { text, date }: Words): Block[] {
  if (invoice.kind === 'invoice') return [paragraph(text('document.print.invoiceIntroduction'))]
  const { number, issueDate } = invoice.corrects
  return [
    paragraph(text('document.print.correctionIntroduction', { number, date: date(issueDate) })),
    ...given(invoice.reason, (reason) => paragraph(text('document.print.reason', { reason }))),
  ]
}

function payment(invoice: Invoice, { text, date }: Words): string {
  return `${text('document.print.paymentTerms', { days: invoice.paymentDays })} ${text('document.print.dueDate', {
    date: date(dueDate(invoice)),
  })}`
}

function deliveredTo({ deliverTo, seller }: Invoice, words: Words): Block {
  return paragraph(
    `${words.text('document.print.deliveredTo')}: ${addressLines(deliverTo, seller.address, words).join(', ')}`,
    'small',
  )
}
