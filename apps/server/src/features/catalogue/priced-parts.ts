import type { Queries } from '../../database/client.ts'
import { type PricedArticle, selectPricedParts } from './repository/prices.ts'

export type { PricedArticle }

/** The articles with these ids that are still sold, by id, as a company buys them. */
export async function readPricedParts(
  db: Queries,
  companyId: string,
  articleIds: readonly string[],
): Promise<Map<string, PricedArticle>> {
  const rows = await selectPricedParts(db, companyId, articleIds)
  return new Map(rows.map((row) => [row.id, row]))
}
