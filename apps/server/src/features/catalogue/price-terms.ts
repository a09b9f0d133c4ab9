import type { Queries } from '../../database/client.ts'
import { type Caller, callerMay } from '../../http/session/caller.ts'
import { type PriceTerms, readPriceTerms } from './repository/prices.ts'

/** The terms of the caller's company; null for callers who see no prices. */
export type PriceView = PriceTerms | null

/** The terms of the discount groups that have shopped since these terms last changed. */
export interface PriceTermsCache {
  read(db: Queries, caller: Caller | null): Promise<PriceView>
}

/**
 * The session of each request has the version of the terms, so terms of an earlier version are never used. The terms are
 * read after the version, so that a change in between makes them too new for it, never too old.
 */
export function createPriceTermsCache(): PriceTermsCache {
  let version: number | null = null
  const byGroup = new Map<string, Promise<PriceTerms>>()

  return {
    async read(db, caller) {
      if (caller === null || caller.discountGroup === null || !callerMay(caller, 'price.see')) return null
      const { discountGroup, priceTermsVersion } = caller
      if (version !== priceTermsVersion) {
        byGroup.clear()
        version = priceTermsVersion
      }
      const known = byGroup.get(discountGroup)
      if (known !== undefined) return known
      const reading = readPriceTerms(db, discountGroup)
      byGroup.set(discountGroup, reading)
      // A failed reading is tried again.
      reading.catch(() => byGroup.delete(discountGroup))
      return reading
    },
  }
}
