import type { Address } from '@normwerk/contract/address'
import type { addresses } from '../../database/tables/addresses.ts'

/** An address as callers see it and orders keep it. */
export function presentAddress(row: typeof addresses.$inferSelect): Address {
  return {
    id: row.id,
    addressType: row.addressType,
    company: row.company,
    companyAddition: row.companyAddition,
    street: row.street,
    streetNumber: row.streetNumber,
    streetAddition: row.streetAddition,
    addressAddition: row.addressAddition,
    zip: row.zip,
    city: row.city,
    country: row.country,
  }
}
