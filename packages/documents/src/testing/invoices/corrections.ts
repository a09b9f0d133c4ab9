import { creditAll } from '../../create-correction.ts'
import type { InvoiceCorrection, PlainInvoice } from '../../invoice.ts'
import { greece } from './abroad.ts'
import { type Case, correct, invoiceFor, manyPositions, paid, trimmed } from './builders.ts'

const invoice = invoiceFor([{ quantity: 10, certificateSurcharge: 1800 }, trimmed], paid)
const pins = { positionNumber: 1, quantity: 10, price: 305, certificateSurcharge: 0 }
const certificate = { positionNumber: 2, quantity: 1, price: 0, certificateSurcharge: 1800 }

function all(whole: PlainInvoice): InvoiceCorrection {
  return correct(whole, creditAll(whole))
}

const corrected: Record<string, InvoiceCorrection> = {
  all: all(invoice),
  'some pieces': correct(invoice, { credits: [{ ...pins, quantity: 3 }] }, 'Retoure'),
  'a price': correct(invoice, { credits: [{ ...pins, price: 5 }] }, 'Preis laut Angebot 300017'),
  'a certificate': correct(invoice, { credits: [certificate] }),
  shipping: correct(invoice, { shippingCosts: 895 }, 'Lieferung war frei Haus zugesagt'),
  'a supply to Greece': all(invoiceFor([trimmed], { tax: { category: 'K', rate: 0 } }, greece)),
  'an export': all(invoiceFor([trimmed], { tax: { category: 'G', rate: 0 }, ...paid })),
  '400 positions': all(invoiceFor(manyPositions)),
}

export const corrections: readonly Case[] = Object.entries(corrected).map(([name, correction]) => [
  `correction of ${name}`,
  correction,
])
