import type { Queries } from '../../database/client.ts'
import { type Caller, callerMay } from '../../http/caller.ts'
import { readPriceTerms } from './repository.ts'

/** What prices depend on for the caller's company; null where prices are not for him. */
export type PriceView = {
  /** In whole percent by price group. */
  discounts: ReadonlyMap<string, number>
  /** Once per position with an inspection certificate, in cents. */
  certificateSurcharge: number
} | null

export async function readPriceView(db: Queries, caller: Caller | null): Promise<PriceView> {
  if (caller === null || caller.companyId === null || !callerMay(caller, 'price.see')) return null
  return readPriceTerms(db, caller.companyId)
}
