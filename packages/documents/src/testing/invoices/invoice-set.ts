import type { Invoice } from '../../invoice.ts'
import { foreignInvoices } from './abroad.ts'
import type { Case } from './builders.ts'
import { corrections } from './corrections.ts'
import { domesticInvoices } from './domestic.ts'
import { roundedInvoices } from './roundings.ts'

const plain = [...domesticInvoices, ...roundedInvoices, ...foreignInvoices, ...corrections]

/** Makes an invoice for a buyer with the rules of German authorities. */
function asXrechnung(invoice: Invoice): Invoice {
  const electronicAddress = { scheme: '0204', value: '04011000-12345-03' }
  return {
    ...invoice,
    profile: 'xrechnung',
    buyer: { ...invoice.buyer, reference: '04011000-12345-03', electronicAddress },
  }
}

/** Invoices and corrections of every kind, in both profiles. */
export const invoiceSet: readonly Case[] = [
  ...plain,
  ...plain.map(([name, invoice]): Case => [`${name} XRechnung`, asXrechnung(invoice)]),
]
