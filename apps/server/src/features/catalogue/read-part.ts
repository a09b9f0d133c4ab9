import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../database/client.ts'
import type { Catalogue } from './live-catalogue.ts'
import type { ProductFacts } from './product-facts.ts'
import { type DimensionRow, readDimension } from './repository.ts'

export type { DimensionRow }

/** An article with its product. */
export interface Part {
  row: DimensionRow
  facts: ProductFacts
}

/** The part with exactly this article number, whatever its separators. */
export async function findPart(db: Queries, catalogue: Catalogue, articleNo: string): Promise<Part | null> {
  const found = findArticle(catalogue.index, articleNo)
  return found === undefined ? null : readPart(db, catalogue, found.id)
}

/** The part with this id of a dimension. */
export async function readPart(db: Queries, catalogue: Catalogue, dimensionId: string): Promise<Part | null> {
  const row = await readDimension(db, dimensionId)
  const facts = row && catalogue.products.get(row.productId)
  return row === undefined || facts === undefined ? null : { row, facts }
}
