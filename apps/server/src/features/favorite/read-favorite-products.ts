import type { Queries } from '../../database/client.ts'
import { type Caller, callerMay } from '../../http/caller.ts'
import { listFavoriteProducts } from './repository/favorites.ts'

const none: ReadonlySet<string> = new Set()

/** Returns the products that are the caller's favourites; needs no statement for a visitor. */
export async function readFavoriteProducts(db: Queries, caller: Caller | null): Promise<ReadonlySet<string>> {
  if (caller === null || !callerMay(caller, 'cart.use')) return none
  return new Set(await listFavoriteProducts(db, caller.userId))
}
