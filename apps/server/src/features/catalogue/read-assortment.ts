import { type Assortment, collectAssortment, type Offer } from '@normwerk/parts/assortment'
import { createDesignationReader, type DesignationReader } from '@normwerk/parts/designation/read-designation'
import { readAssortmentTables } from '../../database/assortment-repository.ts'
import type { Queries } from '../../database/client.ts'
import type { ProductFacts } from './product-facts.ts'

/** What texts are read by. */
export interface Reading {
  assortment: Assortment
  readDesignation: DesignationReader
}

/** @param products all of the catalogue, in its order; those without an article that is still sold offer nothing */
export async function readAssortment(db: Queries, products: Iterable<ProductFacts>): Promise<Reading> {
  const assortment = collectAssortment(await readAssortmentTables(db), [...products].flatMap(listOffer))
  return { assortment, readDesignation: createDesignationReader(assortment) }
}

function listOffer({ row: { family, material, coating }, dimensionCount }: ProductFacts): Offer[] {
  return family === null || material === null || dimensionCount === 0 ? [] : [{ family, material, coating }]
}
