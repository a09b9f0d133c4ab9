import type { Queries } from '../../database/client.ts'
import { type Caller, callerMay } from '../../http/caller.ts'
import { readDiscounts } from './repository.ts'

/** What the caller's company gets on each family, in whole percent; null where prices are not for him. */
export type PriceView = ReadonlyMap<string, number> | null

export async function readPriceView(db: Queries, caller: Caller | null): Promise<PriceView> {
  if (caller === null || caller.companyId === null || !callerMay(caller, 'price.see')) return null
  return readDiscounts(db, caller.companyId)
}
