import type { Cents } from '@normwerk/pricing/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { articleColumns, companyDiscounts, pricedPart } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { products } from '../../../database/tables/products.ts'
import { shopSettings } from '../../../database/tables/shop-settings.ts'

/** The articles with these ids that are still sold, as a company buys them. */
export function selectPricedParts(db: Queries, companyId: string, articleIds: readonly string[]) {
  return db
    .select({ ...articleColumns, ...pricedPart(db, companyId) })
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(sql`${articles.id} = any(${sql.param(articleIds)}::uuid[])`, isNull(articles.discontinuedAt)))
    .prepare('priced_parts')
    .execute()
}

export type PricedArticle = Awaited<ReturnType<typeof selectPricedParts>>[number]

/** The company's terms, which are the same for all articles of a price group. */
export interface PriceTerms {
  /** In whole per cent, by price group. */
  discounts: ReadonlyMap<string, number>
  certificateSurcharge: Cents
}

export async function readPriceTerms(db: Queries, companyId: string): Promise<PriceTerms> {
  const granted = companyDiscounts(db, companyId).as('granted')
  const rows = await db
    .select({
      certificateSurcharge: shopSettings.certificateSurcharge,
      priceGroup: granted.priceGroup,
      percent: granted.percent,
    })
    .from(shopSettings)
    .leftJoin(granted, sql`true`)
  return {
    discounts: new Map(
      rows.flatMap(({ priceGroup, percent }) =>
        priceGroup === null || percent === null ? [] : [[priceGroup, percent]],
      ),
    ),
    certificateSurcharge: rows[0]?.certificateSurcharge ?? 0,
  }
}
