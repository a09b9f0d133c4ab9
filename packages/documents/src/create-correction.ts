import type { Cents } from '@normwerk/pricing/money'
import type { InvoiceCorrection, InvoiceHead, PlainInvoice } from './invoice.ts'
import { type EarlierInvoice, isCount, rejectRepeated, sum, sumUp } from './invoice-sums.ts'
import { type PricedPosition, totalOf } from './positions.ts'

/** What is credited of a position: pieces that come back, or a part of the price of each. */
export interface Credit {
  positionNumber: number
  quantity: number
  /** Of one piece, net; at most the invoiced one. */
  price: Cents
  certificateSurcharge: Cents
}

export interface CorrectionRequest {
  head: Pick<InvoiceHead, 'number' | 'issueDate'>
  /** Shown to the buyer. */
  reason: string | null
  invoice: PlainInvoice
  /** The other corrections of the invoice. */
  earlier: readonly EarlierInvoice[]
  credits: readonly Credit[]
  shippingCosts: Cents
}

/** What of an invoice is not credited yet. */
export interface Creditable {
  /** Net sum by position number. */
  positions: ReadonlyMap<number, Cents>
  shippingCosts: Cents
}

/** Returns what further corrections of an invoice may credit. */
export function creditableOf(invoice: EarlierInvoice, earlier: readonly EarlierInvoice[]): Creditable {
  const leftOf = (line: PricedPosition) => totalOf(line) - sum(creditsOf(line, earlier).map(totalOf))
  return {
    positions: new Map(invoice.lines.map((line) => [line.positionNumber, leftOf(line)])),
    shippingCosts: invoice.sums.shippingCosts - sum(earlier.map(({ sums }) => sums.shippingCosts)),
  }
}

function creditsOf({ positionNumber }: Credit, earlier: readonly EarlierInvoice[]): PricedPosition[] {
  return earlier.flatMap(({ lines }) => lines).filter((line) => line.positionNumber === positionNumber)
}

/** Returns the credits that take back an invoice as a whole. */
export function creditAll({ lines, sums }: EarlierInvoice): Pick<CorrectionRequest, 'credits' | 'shippingCosts'> {
  return { credits: lines, shippingCosts: sums.shippingCosts }
}

/**
 * Makes out a correction of an invoice, with positive amounts that are credited. The one that completes the credit takes
 * back what is left of the invoice's amount, so that all add up to it.
 * @throws RangeError if nothing or more than what is left is credited, or a position stands there twice
 */
export function createCorrection({
  head,
  reason,
  invoice,
  earlier,
  credits,
  shippingCosts,
}: CorrectionRequest): InvoiceCorrection {
  rejectRepeated(credits)
  const creditable = creditableOf(invoice, earlier)
  const lines = credits.map((credit) => creditLine(invoice, earlier, credit))
  if (!isWithin(shippingCosts, creditable.shippingCosts)) throw new RangeError('more shipping costs than are left')
  if (lines.length === 0 && shippingCosts === 0) throw new RangeError('a correction needs something to credit')
  const credited = sum([...earlier.map(({ sums }) => sums.net), ...lines.map(totalOf), shippingCosts])
  const open = credited === invoice.sums.net ? invoice.sums.due - sum(earlier.map(({ sums }) => sums.due)) : null
  return {
    ...invoice,
    ...head,
    kind: 'correction',
    lines,
    sums: sumUp(lines, shippingCosts, invoice.tax, open),
    corrects: { number: invoice.number, issueDate: invoice.issueDate },
    reason,
  }
}

function creditLine(invoice: PlainInvoice, earlier: readonly EarlierInvoice[], credit: Credit): PricedPosition {
  const { positionNumber, quantity, price, certificateSurcharge } = credit
  const line = invoice.lines.find((candidate) => candidate.positionNumber === positionNumber)
  if (line === undefined) throw new RangeError(`position ${positionNumber} is not on the invoice`)
  const before = creditsOf(line, earlier)
  const pieces = line.price * line.quantity - sum(before.map((one) => one.price * one.quantity))
  const certificate = line.certificateSurcharge - sum(before.map((one) => one.certificateSurcharge))
  const isPossible =
    isCount(quantity) &&
    quantity <= line.quantity &&
    isWithin(price, line.price) &&
    isWithin(price * quantity, pieces) &&
    isWithin(certificateSurcharge, certificate)
  if (!isPossible) throw new RangeError(`position ${positionNumber}: more than is left to credit`)
  return { ...line, quantity, price, listPrice: price, certificateSurcharge }
}

function isWithin(amount: Cents, limit: Cents): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= limit
}
