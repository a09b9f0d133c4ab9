import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Given, Queries } from './client.ts'
import { articles } from './tables/articles.ts'
import { productFiles } from './tables/catalogue-imports.ts'
import { companies, discounts } from './tables/companies.ts'
import { products } from './tables/products.ts'
import { shopSettings } from './tables/settings.ts'

// Columns that several features read of a part, each for a statement that reads articles and products.

/** Selects the discounts of a company: whole per cent by price group. */
export function companyDiscounts(db: Queries, companyId: Given<string>) {
  return db
    .select({ priceGroup: discounts.priceGroup, percent: discounts.percent })
    .from(discounts)
    .innerJoin(companies, eq(companies.discountGroup, discounts.discountGroup))
    .where(eq(companies.id, companyId))
}

/** The one SQL source of prices: the columns of a `PricedPart`. */
export function pricedPart(db: Queries, companyId: Given<string>) {
  const granted = companyDiscounts(db, companyId).as('granted')
  const percent = db
    .select({ percent: granted.percent })
    .from(granted)
    .where(eq(granted.priceGroup, products.priceGroup))
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

/** The options of an article, and its product. */
export const articleColumns = {
  id: articles.id,
  productId: articles.productId,
  articleNo: articles.articleNo,
  values: articles.values,
  trimming: articles.trimming,
  certificate31: products.certificate31,
  family: products.family,
}

/** A file of a product. */
export interface NamedFile {
  hash: string
  fileName: string
}

export const isPictureOfProduct = and(eq(productFiles.kind, 'picture'), isNull(productFiles.articleId))

/** The first picture of the product. */
export function firstPicture(db: Queries) {
  const picture = db
    .select({ picture: sql`json_build_object('hash', ${productFiles.hash}, 'fileName', ${productFiles.fileName})` })
    .from(productFiles)
    .where(and(eq(productFiles.productId, products.id), isPictureOfProduct))
    .orderBy(asc(productFiles.sortIndex), asc(productFiles.id))
    .limit(1)
  return sql<NamedFile | null>`(${picture})`
}
