import type { Queries } from '../../database/client.ts'
import { findInvoiceCountry, findShopCountry } from './repository/addresses.ts'

/** Returns the country of a company's invoice address; null: the country of the shop. */
export async function readHomeCountry(db: Queries, companyId: string | null): Promise<string> {
  const country = await (companyId === null ? findShopCountry(db) : findInvoiceCountry(db, companyId))
  if (country === undefined) throw new Error('every company has an invoice address, and the shop a home')
  return country
}
