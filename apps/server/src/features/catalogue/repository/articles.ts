import type { Cents } from '@normwerk/pricing/money'
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { listAt, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { articleColumns, isPictureOfProduct, pricedPart } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { catalogueFiles, productFiles } from '../../../database/tables/catalogue-imports.ts'
import { discounts } from '../../../database/tables/companies.ts'
import { attributes, categories, products } from '../../../database/tables/products.ts'
import { shopSettings } from '../../../database/tables/settings.ts'

export type CategoryRow = typeof categories.$inferSelect
export type ProductRow = typeof products.$inferSelect
export type ArticleRow = typeof articles.$inferSelect

export function readCategories(db: Queries): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.sortIndex))
}

/** Reads the attributes of general products. */
export function readAttributes(db: Queries) {
  return db.select().from(attributes).orderBy(asc(attributes.key))
}

export function readProducts(db: Queries): Promise<ProductRow[]> {
  return db.select().from(products).orderBy(asc(products.sortIndex))
}

/** Discontinued articles are in no table. They can still be read by their id, because old orders link to them. */
const isSold = isNull(articles.discontinuedAt)

export const readArticlesOfProduct = prepareOnce(
  'articles_of_product',
  (db, at: PlaceOf<{ productId: string; maximum: number }>) =>
    db
      .select()
      .from(articles)
      .where(and(eq(articles.productId, at('productId')), isSold))
      .orderBy(asc(articles.sortIndex))
      .limit(at('maximum')),
)

/** Whether articles of a product can be cut to length. */
export async function isProductTrimmed(db: Queries, productId: string): Promise<boolean> {
  const [trimmed] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.productId, productId), isSold, isNotNull(articles.trimming)))
    .limit(1)
  return trimmed !== undefined
}

/** Reads the articles with these ids, in any order. */
export const readArticleRows = prepareOnce('article_rows', (db, at: PlaceOf<{ ids: readonly string[] }>) =>
  db
    .select()
    .from(articles)
    .where(sql`${articles.id} = any(${listAt(at('ids'), 'uuid')})`),
)

/** Reads the current prices and the availability of the articles with these ids. */
export function readPrices(db: Queries, ids: readonly string[]) {
  const { id, productId, articleNo, listPrice: price, availability, leadTimeDays } = articles
  return db
    .select({ id, productId, articleNo, price, availability, leadTimeDays })
    .from(articles)
    .where(inArray(id, [...ids]))
}

export async function readArticle(db: Queries, id: string): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id))
  return row
}

/** Reads an article with what determines the options that it offers. */
export async function readOfferedRow(db: Queries, id: string) {
  const [row] = await db
    .select(articleColumns)
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(eq(articles.id, id))
  return row
}

export async function readArticleByNumber(db: Queries, articleNo: string): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.articleNo, articleNo))
  return row
}

/** Finds the shortest other blank of the same part from which a length can be cut. */
export async function findShorterBlank(
  db: Queries,
  row: Pick<ArticleRow, 'id' | 'productId' | 'values'>,
  changedLength: number,
) {
  const { length: _, ...otherValues } = row.values
  const [blank] = await db
    .select({ id: articles.id, listPrice: articles.listPrice })
    .from(articles)
    .where(
      and(
        eq(articles.productId, row.productId),
        ne(articles.id, row.id),
        isSold,
        sql`${articles.values} @> ${JSON.stringify(otherValues)}::jsonb`,
        sql`(${articles.trimming} ->> 'maxLength')::numeric >= ${changedLength}`,
        sql`(${articles.trimming} ->> 'minLength')::numeric <= ${changedLength}`,
      ),
    )
    .orderBy(sql`(${articles.trimming} ->> 'maxLength')::numeric`)
    .limit(1)
  return blank
}

/** Reads the files of a product and of its articles. */
export function readFilesOfProduct(db: Queries, productId: string) {
  return db
    .select({
      kind: productFiles.kind,
      fileName: productFiles.fileName,
      title: productFiles.title,
      hash: productFiles.hash,
      size: catalogueFiles.size,
    })
    .from(productFiles)
    .innerJoin(catalogueFiles, eq(catalogueFiles.hash, productFiles.hash))
    .where(eq(productFiles.productId, productId))
    .orderBy(asc(productFiles.sortIndex), asc(productFiles.id))
}

export type FileRow = Awaited<ReturnType<typeof readFilesOfProduct>>[number]

/** Reads the first picture of each product that has one. */
export function readFirstPictures(db: Queries) {
  return db
    .selectDistinctOn([productFiles.productId], {
      productId: productFiles.productId,
      hash: productFiles.hash,
      fileName: productFiles.fileName,
    })
    .from(productFiles)
    .where(isPictureOfProduct)
    .orderBy(productFiles.productId, asc(productFiles.sortIndex), asc(productFiles.id))
}

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
