import { loadMessages } from '@normwerk/i18n/load-messages'
import { createTranslator, type Translate } from '@normwerk/i18n/text'
import type { PrintedInvoice } from '../document.ts'
import { formatCii } from '../format-cii.ts'
import type { Invoice } from '../invoice.ts'
import { invoiceSet } from './invoices/invoice-set.ts'

const german = createTranslator('de', await loadMessages('de'))
const english = createTranslator('en', await loadMessages('en'))

/** Texts of tests, which know German and English. */
export function textsOf(language: string): Translate {
  return language === 'de' ? german : english
}

export function formatInvoice(invoice: Invoice): string {
  return formatCii(invoice, textsOf(invoice.language))
}

/** All invoices of the set with their XML. */
export const formattedSet = invoiceSet.map(([name, invoice]) => ({ name, invoice, xml: formatInvoice(invoice) }))

/** Returns one of them as a document to print. */
export function invoiceOf(name: string): PrintedInvoice {
  const found = formattedSet.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no invoice of the set has the name ${name}`)
  const { invoice, xml } = found
  return { kind: 'invoice', invoice, xml }
}

export function xmlOf(name: string): string {
  return invoiceOf(name).xml
}
