import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../client.ts'
import { articles } from '../tables/articles.ts'
import { products } from '../tables/products.ts'

/** Chooses priced articles from the whole catalogue, always the same ones. */
export async function chooseDemoArticles(db: Queries, count: number) {
  const rows = await db
    .select({
      articleId: articles.id,
      articleNo: articles.articleNo,
      listPrice: articles.listPrice,
      scale: articles.scale,
      leadTimeDays: articles.leadTimeDays,
      priceGroup: products.priceGroup,
      name: products.name,
    })
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(isNotNull(articles.listPrice), eq(articles.availability, 'inStock')))
    .orderBy(sql`md5(${articles.articleNo})`)
    .limit(count)
  return rows.flatMap((row) => (row.listPrice === null ? [] : [{ ...row, listPrice: row.listPrice }]))
}

export type DemoArticle = Awaited<ReturnType<typeof chooseDemoArticles>>[number]
