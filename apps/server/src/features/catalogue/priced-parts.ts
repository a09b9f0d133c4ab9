import type { Cents } from '@normwerk/pricing/money'
import type { ArticleToPrice } from '@normwerk/pricing/price-position'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { articles } from '../../database/tables/articles.ts'
import { companies } from '../../database/tables/companies.ts'
import { discounts } from '../../database/tables/discounts.ts'
import { products } from '../../database/tables/products.ts'
import { shopSettings } from '../../database/tables/shop-settings.ts'

type Sold = Pick<typeof articles.$inferSelect, 'availability' | 'leadTimeDays' | 'discontinuedAt'>

/** All that the price and the delivery of an article depend on, for one company. */
export interface PricedPart extends Omit<ArticleToPrice, 'listPrice'>, Sold {
  /** Null: the price is on request. */
  listPrice: Cents | null
  /** Once per position with an inspection certificate. */
  certificateSurcharge: Cents
}

/** The one SQL source of prices: the columns of a `PricedPart`, for a statement that reads dimensions and products. */
export function pricedPart(db: Queries, companyId: string) {
  const percent = db
    .select({ percent: discounts.percent })
    .from(discounts)
    .innerJoin(companies, eq(companies.discountGroup, discounts.discountGroup))
    .where(and(eq(companies.id, companyId), eq(discounts.priceGroup, products.priceGroup)))
  const certificate = db.select({ certificateSurcharge: shopSettings.certificateSurcharge }).from(shopSettings)
  return {
    listPrice: articles.listPrice,
    scale: articles.scale,
    availability: articles.availability,
    leadTimeDays: articles.leadTimeDays,
    discontinuedAt: articles.discontinuedAt,
    discountPercent: sql`coalesce(${percent}, 0)`.mapWith(discounts.percent),
    certificateSurcharge: sql`coalesce(${certificate}, 0)`.mapWith(shopSettings.certificateSurcharge),
  }
}

/** What may be done to an article, and of which product it is. */
export const articleColumns = {
  id: articles.id,
  productId: articles.productId,
  articleNo: articles.articleNo,
  values: articles.values,
  trimming: articles.trimming,
  certificate31: products.certificate31,
  family: products.family,
}

/** The articles with these ids that are still sold, in any order, as a company buys them. */
export function readPricedParts(db: Queries, companyId: string, articleIds: readonly string[]) {
  return db
    .select({ ...articleColumns, ...pricedPart(db, companyId) })
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(sql`${articles.id} = any(${sql.param(articleIds)}::uuid[])`, isNull(articles.discontinuedAt)))
    .prepare('priced_parts')
    .execute()
}

export type PricedArticle = Awaited<ReturnType<typeof readPricedParts>>[number]

/** What of a company's prices is the same for all articles of a product. */
export interface PriceTerms {
  /** In whole percent, by price group. */
  discounts: ReadonlyMap<string, number>
  certificateSurcharge: Cents
}

export async function readPriceTerms(db: Queries, companyId: string): Promise<PriceTerms> {
  const rows = await db
    .select({
      certificateSurcharge: shopSettings.certificateSurcharge,
      priceGroup: discounts.priceGroup,
      percent: discounts.percent,
    })
    .from(shopSettings)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(discounts, eq(discounts.discountGroup, companies.discountGroup))
  return {
    discounts: new Map(
      rows.flatMap(({ priceGroup, percent }) =>
        priceGroup === null || percent === null ? [] : [[priceGroup, percent]],
      ),
    ),
    certificateSurcharge: rows[0]?.certificateSurcharge ?? 0,
  }
}
