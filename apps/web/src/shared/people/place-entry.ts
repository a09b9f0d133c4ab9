import { nullIfEmpty } from './person-entry.ts'

/** The fields of a place as they are typed. */
export interface PlaceEntry {
  street: string
  streetNumber: string
  streetAddition: string
  addressAddition: string
  zip: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** A place as it is read; missing values are null. */
interface Place {
  street: string
  streetNumber: string | null
  streetAddition: string | null
  addressAddition: string | null
  zip: string
  city: string
  country: string
}

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
