import type { Address, Place, PostalAddress } from '@normwerk/contract/address'
import type { addresses } from '../../database/tables/companies.ts'

type Row = typeof addresses.$inferSelect

export function presentPlace(row: Row): Place {
  return {
    street: row.street,
    streetNumber: row.streetNumber,
    streetAddition: row.streetAddition,
    addressAddition: row.addressAddition,
    zip: row.zip,
    city: row.city,
    country: row.country,
  }
}

/** An address as orders store it. */
export function presentPostalAddress(row: Row): PostalAddress {
  return {
    id: row.id,
    addressType: row.addressType,
    company: row.company,
    companyAddition: row.companyAddition,
    ...presentPlace(row),
  }
}

/** An address as callers see it. */
export function presentAddress(row: Row): Address {
  return { ...presentPostalAddress(row), isUsual: row.isUsual }
}
