import type { Queries } from '../../database/client.ts'
import { lookUpTogether } from '../../database/look-up-together.ts'
import { type Caller, callerMay } from '../../http/call.ts'
import { listFavoriteProducts } from './repository/favorites.ts'

const findFavoriteProducts = lookUpTogether(listFavoriteProducts)
const none: ReadonlySet<string> = new Set()

/** Returns the products that are the caller's favourites; needs no statement for a caller without any. */
export async function readFavoriteProducts(db: Queries, caller: Caller | null): Promise<ReadonlySet<string>> {
  if (!caller?.hasFavoriteProducts || !callerMay(caller, 'cart.keep')) return none
  return (await findFavoriteProducts(db, caller.userId)) ?? none
}
