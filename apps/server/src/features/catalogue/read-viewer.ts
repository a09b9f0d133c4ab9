import type { CallContext, Caller } from '../../http/call.ts'
import { readFavoriteProducts } from '../favorite/read-favorites.ts'
import type { LiveCatalogue } from './index/live-catalogue.ts'

/** Reads who views the catalogue; needs no statement for an anonymous visitor. */
export async function readViewer(
  { priceTerms }: Pick<LiveCatalogue, 'priceTerms'>,
  { db, caller, language, shipDateAfter }: CallContext<Caller | null>,
) {
  const [prices, favorites] = await Promise.all([priceTerms.read(db, caller), readFavoriteProducts(db, caller)])
  return { language, prices, favorites, shipDateAfter }
}
