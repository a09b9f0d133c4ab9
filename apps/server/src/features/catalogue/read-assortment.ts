import { type Assortment, collectAssortment, type Offer } from '@normwerk/parts/assortment'
import { readAssortmentTables } from '../../database/assortment-repository.ts'
import type { Queries } from '../../database/client.ts'
import type { ProductFacts } from './product-facts.ts'

/**
 * Reads the sold products and words by which texts are read.
 * @param products all products of the catalogue, in its order; those without a sold article are ignored
 */
export async function readAssortment(db: Queries, products: Iterable<ProductFacts>): Promise<Assortment> {
  return collectAssortment(await readAssortmentTables(db), [...products].flatMap(listOffer))
}

function listOffer({ row: { family, material, coating }, articleCount }: ProductFacts): Offer[] {
  return family === null || material === null || articleCount === 0 ? [] : [{ family, material, coating }]
}
