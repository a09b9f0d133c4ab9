import type { Cents } from '@normwerk/pricing/money'
import { type Earlier, rejectRepeated, sum, sumUp } from './create-invoice.ts'
import type { InvoiceCorrection, InvoiceHead, PlainInvoice } from './invoice.ts'
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
  earlier: readonly Earlier[]
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
export function creditableOf(invoice: Earlier, earlier: readonly Earlier[]): Creditable {
  const credited = (positionNumber: number) =>
    earlier.flatMap(({ lines }) => lines).filter((line) => line.positionNumber === positionNumber)
  return {
    positions: new Map(
      invoice.lines.map((line) => [
        line.positionNumber,
        totalOf(line) - sum(credited(line.positionNumber).map(totalOf)),
      ]),
    ),
    shippingCosts: invoice.sums.shippingCosts - sum(earlier.map(({ sums }) => sums.shippingCosts)),
  }
}

/** Returns the credits that take back an invoice as a whole. */
export function creditAll({ lines, sums }: Earlier): Pick<CorrectionRequest, 'credits' | 'shippingCosts'> {
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
  const lines = credits.map((credit) => creditLine(invoice, creditable, credit))
  if (shippingCosts > creditable.shippingCosts) throw new RangeError('more shipping costs than were invoiced')
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

function creditLine(invoice: PlainInvoice, { positions }: Creditable, credit: Credit): PricedPosition {
  const { positionNumber, quantity, price, certificateSurcharge } = credit
  const line = invoice.lines.find((candidate) => candidate.positionNumber === positionNumber)
  const isWithin =
    line !== undefined &&
    quantity >= 1 &&
    quantity <= line.quantity &&
    price <= line.price &&
    certificateSurcharge <= line.certificateSurcharge &&
    totalOf(credit) <= (positions.get(positionNumber) ?? 0)
  if (!isWithin) throw new RangeError(`position ${positionNumber}: more than was invoiced or is left to credit`)
  return { ...line, quantity, price, listPrice: price, certificateSurcharge }
}
