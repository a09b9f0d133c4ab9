import type { Queries } from '../../database/client.ts'
import { type Fault, zipFault } from './country-faults.ts'
import { isServed } from './repository.ts'

/** What is wrong with where an address lies: a country that the shop does not deliver to, a postal code not of it. */
export async function placeFaults(
  db: Queries,
  { zip, country }: { zip: string; country: string },
): Promise<{ zip: Fault; country: Fault }> {
  return {
    zip: zipFault(zip, country),
    country: (await isServed(db, country)) ? undefined : 'countryNotServed',
  }
}
