import type { Queries } from '../../database/client.ts'
import { type FieldError, zipError } from './country-errors.ts'
import { isServed } from './repository/addresses.ts'

/** Returns the errors of a place: a country that the shop does not deliver to, or an invalid postal code. */
export async function placeErrors(
  db: Queries,
  { zip, country }: { zip: string; country: string },
): Promise<{ zip: FieldError; country: FieldError }> {
  return {
    zip: zipError(zip, country),
    country: (await isServed(db, country)) ? undefined : 'countryNotServed',
  }
}
