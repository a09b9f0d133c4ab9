import type { Address, CreateAddress } from '@normwerk/contract/address'
import { nullIfEmpty } from '../../shared/people/person-entry.ts'
import { newPlaceEntry, type PlaceEntry, placeEntryOf, placeInput } from '../../shared/people/place-entry.ts'

/** What stands in the fields of an address. */
export interface AddressEntry extends PlaceEntry {
  company: string
  companyAddition: string
}

export function addressEntryOf(address: Address): AddressEntry {
  return {
    company: address.company,
    companyAddition: address.companyAddition ?? '',
    ...placeEntryOf(address),
  }
}

/** A new one: goods go mostly to the own company, in the own country. */
export function newAddressEntry(company: string, country: string): AddressEntry {
  return { company, companyAddition: '', ...newPlaceEntry(country) }
}

export function addressInput(entry: AddressEntry): CreateAddress {
  return {
    company: entry.company.trim(),
    companyAddition: nullIfEmpty(entry.companyAddition),
    ...placeInput(entry),
  }
}
