import { changePrices, lowestPrice } from '@normwerk/search/change-prices'
import type { Queries } from '../../database/client.ts'
import type { Catalogue } from './live-catalogue.ts'
import { readPrices } from './repository/articles.ts'

const articlesPerStep = 500

/** Updates the prices and the stock of some articles from the database, in place. */
export async function patchCatalogue(db: Queries, catalogue: Catalogue, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += articlesPerStep) {
    const some = ids.slice(from, from + articlesPerStep)
    for (const productId of changePrices(catalogue.index, await readPrices(db, some))) {
      const facts = catalogue.products.get(productId)
      if (facts !== undefined) facts.lowestListPrice = lowestPrice(catalogue.index, productId)
    }
    catalogue.dimensions.drop(some)
  }
}
