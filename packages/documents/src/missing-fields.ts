import type { Invoice } from './invoice.ts'

export type MissingField = 'vatId' | 'reference' | 'electronicAddress'

/**
 * Returns the fields of the buyer that the rules want for an invoice: the VAT id where the buyer owes the tax, and for
 * XRechnung the buyer reference and an electronic address.
 */
export function missingFields({ buyer, profile, tax }: Pick<Invoice, 'buyer' | 'profile' | 'tax'>): MissingField[] {
  const owesTax = tax.category === 'K' || tax.category === 'AE'
  const needed: readonly MissingField[] = [
    ...(owesTax ? (['vatId'] as const) : []),
    ...(profile === 'xrechnung' ? (['reference', 'electronicAddress'] as const) : []),
  ]
  return needed.filter((field) => buyer[field] === null)
}
