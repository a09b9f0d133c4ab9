import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../client.ts'
import { dimensions } from '../tables/dimensions.ts'
import { products } from '../tables/products.ts'

/** Some priced articles from all over the catalogue, always the same. */
export async function chooseDemoArticles(db: Queries, count: number) {
  const rows = await db
    .select({
      dimensionId: dimensions.id,
      articleNo: dimensions.articleNo,
      listPrice: dimensions.listPrice,
      scale: dimensions.scale,
      leadTimeDays: dimensions.leadTimeDays,
      priceGroup: products.priceGroup,
      name: products.name,
    })
    .from(dimensions)
    .innerJoin(products, eq(products.id, dimensions.productId))
    .where(and(isNotNull(dimensions.listPrice), eq(dimensions.availability, 'inStock')))
    .orderBy(sql`md5(${dimensions.articleNo})`)
    .limit(count)
  return rows.flatMap((row) => (row.listPrice === null ? [] : [{ ...row, listPrice: row.listPrice }]))
}

export type DemoArticle = Awaited<ReturnType<typeof chooseDemoArticles>>[number]
