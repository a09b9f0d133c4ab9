import type { Address, CreateAddress } from '@normwerk/contract/address'
import { nullIfEmpty } from '../../shared/people/person-entry.ts'
import { newPlaceEntry, type PlaceEntry, placeEntryOf, placeInput } from '../../shared/people/place-entry.ts'

/** The fields of an address as they are typed. */
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

/** Returns a new entry. Most goods go to the user's company in its country. */
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
