import type { Cents } from '@normwerk/pricing/money'
import type { OrderSums } from '../document.ts'
import type { InvoiceSums, InvoiceTax } from '../invoice.ts'
import { exemptions } from '../tax-exemptions.ts'
import { type Block, type Fact, paragraph } from './letter.ts'
import type { Words } from './words.ts'

type SumRow = Extract<Block, { kind: 'sums' }>['rows'][number]

/** The sums of an order or an offer, and why no tax is charged. */
export function orderSums(sums: OrderSums, tax: InvoiceTax, words: Words): Block[] {
  const total = row(words.text('document.print.gross'), sums.gross, words, 'strong')
  return [{ kind: 'sums', rows: [...netRows(sums, tax, words), total] }, ...exemption(tax, words)]
}

/** The sums of an invoice with what is to be paid, or credited by a correction. */
export function invoiceSums(sums: InvoiceSums, tax: InvoiceTax, words: Words, isCredit: boolean): Block[] {
  const { text } = words
  const due = row(text(isCredit ? 'document.print.credited' : 'document.print.due'), sums.due, words, 'strong')
  const rounded = [
    row(text('document.print.gross'), sums.gross, words),
    row(text('document.print.rounding'), sums.rounding, words),
  ]
  const rows = [...netRows(sums, tax, words), ...(sums.rounding === 0 ? [] : rounded), due]
  return [{ kind: 'sums', rows }, ...exemption(tax, words)]
}

function netRows({ goods, shippingCosts, net, salesTax }: OrderSums, { rate }: InvoiceTax, words: Words): SumRow[] {
  const { text, percent } = words
  return [
    row(text('document.print.goods'), goods, words),
    row(text('document.print.shippingCosts'), shippingCosts, words),
    row(text('document.print.net'), net, words),
    row(text('document.print.tax', { rate: percent(rate) }), salesTax, words),
  ]
}

function row(label: string, amount: Cents, { money }: Words, style: SumRow['style'] = 'plain'): SumRow {
  const fact: Fact = [label, money(amount)]
  return { fact, style }
}

function exemption({ category }: InvoiceTax, { text }: Words): Block[] {
  return category === 'S' ? [] : [paragraph(text(exemptions[category].reason))]
}
