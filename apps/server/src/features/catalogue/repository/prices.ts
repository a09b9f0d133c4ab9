import type { Cents } from '@normwerk/pricing/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { listAt, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { articleColumns, pricedPart } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { discounts } from '../../../database/tables/companies.ts'
import { products } from '../../../database/tables/products.ts'
import { shopSettings } from '../../../database/tables/settings.ts'

/** Selects the articles with these ids that are still sold, as a company buys them. */
export const selectPricedParts = prepareOnce(
  'priced_parts',
  (db, at: PlaceOf<{ companyId: string; articleIds: readonly string[] }>) =>
    db
      .select({ ...articleColumns, ...pricedPart(db, at('companyId')) })
      .from(articles)
      .innerJoin(products, eq(products.id, articles.productId))
      .where(and(sql`${articles.id} = any(${listAt(at('articleIds'), 'uuid')})`, isNull(articles.discontinuedAt))),
)

export type PricedArticle = Awaited<ReturnType<typeof selectPricedParts>>[number]

/** The terms of a discount group, which are the same for all articles of a price group. */
export interface PriceTerms {
  /** In whole per cent, by price group. */
  discounts: ReadonlyMap<string, number>
  certificateSurcharge: Cents
}

const selectPriceTerms = prepareOnce('price_terms', (db, at: PlaceOf<{ discountGroup: string }>) =>
  db
    .select({
      certificateSurcharge: shopSettings.certificateSurcharge,
      priceGroup: discounts.priceGroup,
      percent: discounts.percent,
    })
    .from(shopSettings)
    .leftJoin(discounts, eq(discounts.discountGroup, at('discountGroup'))),
)

export async function readPriceTerms(db: Queries, discountGroup: string): Promise<PriceTerms> {
  const rows = await selectPriceTerms(db, { discountGroup })
  return {
    discounts: new Map(
      rows.flatMap(({ priceGroup, percent }) =>
        priceGroup === null || percent === null ? [] : [[priceGroup, percent]],
      ),
    ),
    certificateSurcharge: rows[0]?.certificateSurcharge ?? 0,
  }
}
