import type { Favorite } from '@normwerk/contract/favorite'
import { noOptions } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import type { Customer } from '../../http/caller.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { presentSummary, type Viewer } from '../catalogue/present-product.ts'
import { presentPrice, pricePart } from '../catalogue/price-part.ts'
import { listFavoriteRows } from './repository/favorites.ts'

interface Page {
  page: number
  size: number
}

export async function listFavorites(
  db: Queries,
  catalogue: Catalogue,
  viewer: Viewer,
  caller: Customer,
  request: Page,
): Promise<Page & { items: Favorite[]; total: number }> {
  const { rows, total } = await listFavoriteRows(db, caller, request)
  const items = rows.flatMap(({ productId, dimensionId, articleNo, part }) => {
    const facts = catalogue.products.get(productId)
    if (facts === undefined) return []
    const discontinued = part !== null && part.discontinuedAt !== null
    const price = part && viewer.prices && (pricePart(part, noOptions, 1)?.price ?? null)
    return {
      ...presentSummary(facts, viewer),
      productDimensionId: dimensionId,
      articleNo,
      price: presentPrice(price),
      availability: part === null || discontinued ? null : part.availability,
      discontinued,
    }
  })
  return { items, ...request, total }
}
