import type { Address, CreateAddress } from '@normwerk/contract/address'
import { nullIfEmpty } from '../../trade/person-entry.ts'

/** What stands in the fields of an address. */
export interface AddressEntry {
  company: string
  companyAddition: string
  addressAddition: string
  street: string
  streetNumber: string
  streetAddition: string
  zip: string
  city: string
  country: string
}

export function addressEntryOf(address: Address): AddressEntry {
  return {
    company: address.company,
    companyAddition: address.companyAddition ?? '',
    addressAddition: address.addressAddition ?? '',
    street: address.street,
    streetNumber: address.streetNumber ?? '',
    streetAddition: address.streetAddition ?? '',
    zip: address.zip,
    city: address.city,
    country: address.country,
  }
}

/** A new one: goods go mostly to the own company, in the own country. */
export function newAddressEntry(company: string, country: string): AddressEntry {
  return {
    company,
    companyAddition: '',
    addressAddition: '',
    street: '',
    streetNumber: '',
    streetAddition: '',
    zip: '',
    city: '',
    country,
  }
}

export function addressInput(entry: AddressEntry): CreateAddress {
  return {
    company: entry.company.trim(),
    companyAddition: nullIfEmpty(entry.companyAddition),
    addressAddition: nullIfEmpty(entry.addressAddition),
    street: entry.street.trim(),
    streetNumber: nullIfEmpty(entry.streetNumber),
    streetAddition: nullIfEmpty(entry.streetAddition),
    zip: entry.zip.trim(),
    city: entry.city.trim(),
    country: entry.country,
  }
}
