import type { Place } from '@normwerk/contract/address'
import type { PlainTextId } from '@normwerk/i18n/text'
import { nullIfEmpty } from './person-entry.ts'

/** The fields of a place as they are typed. */
export type PlaceEntry = Record<keyof Place, string>

export const placeLabels = {
  street: 'shared.people.street',
  streetNumber: 'shared.people.streetNumber',
  streetAddition: 'shared.people.streetAddition',
  addressAddition: 'shared.people.addressAddition',
  zip: 'shared.people.zip',
  city: 'shared.people.city',
  country: 'shared.people.country',
} as const satisfies Record<keyof Place, PlainTextId>

export function newPlaceEntry(country: string): PlaceEntry {
  return { street: '', streetNumber: '', streetAddition: '', addressAddition: '', zip: '', city: '', country }
}

export function placeEntryOf(place: Place): PlaceEntry {
  return {
    street: place.street,
    streetNumber: place.streetNumber ?? '',
    streetAddition: place.streetAddition ?? '',
    addressAddition: place.addressAddition ?? '',
    zip: place.zip,
    city: place.city,
    country: place.country,
  }
}

/** Returns the input of a call. */
export function placeInput(entry: PlaceEntry): Place {
  return {
    street: entry.street.trim(),
    streetNumber: nullIfEmpty(entry.streetNumber),
    streetAddition: nullIfEmpty(entry.streetAddition),
    addressAddition: nullIfEmpty(entry.addressAddition),
    zip: entry.zip.trim(),
    city: entry.city.trim(),
    country: entry.country,
  }
}
