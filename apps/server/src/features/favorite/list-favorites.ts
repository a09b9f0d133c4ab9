import type { Favorite } from '@normwerk/contract/favorite'
import type { Queries } from '../../database/client.ts'
import type { Customer } from '../../http/caller.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { netPrice } from '../catalogue/net-price.ts'
import { presentSummary, type Viewer } from '../catalogue/present-product.ts'
import { listFavoriteRows } from './repository.ts'

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
  const { rows, total } = await listFavoriteRows(db, caller.userId, request)
  const items = rows.flatMap(({ productId, dimensionId, articleNo, listPrice, availability, discontinuedAt }) => {
    const facts = catalogue.products.get(productId)
    if (facts === undefined) return []
    const discontinued = discontinuedAt !== null
    return {
      ...presentSummary(facts, viewer),
      productDimensionId: dimensionId,
      articleNo,
      price: discontinued ? null : netPrice(listPrice, facts.row.priceGroup, viewer.prices),
      availability: discontinued ? null : availability,
      discontinued,
    }
  })
  return { items, ...request, total }
}
