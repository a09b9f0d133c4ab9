import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { listAt, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { pricedPart } from '../../../database/part-columns.ts'
import { articles, favorites } from '../../../database/tables/articles.ts'
import { products } from '../../../database/tables/products.ts'
import type { Customer } from '../../../http/call.ts'

/** A favourite: a product, or an article of it. */
export interface Named {
  productId: string
  articleId: string | null
}

export async function insertFavorite(db: Queries, favorite: typeof favorites.$inferInsert): Promise<void> {
  await db.insert(favorites).values(favorite).onConflictDoNothing()
}

export function countFavorites(db: Queries, userId: string): Promise<number> {
  return db.$count(favorites, ofUser(userId))
}

export async function deleteFavorite(db: Queries, userId: string, { productId, articleId }: Named): Promise<void> {
  const isIt = articleId === null ? isNull(favorites.articleId) : eq(favorites.articleId, articleId)
  await db.delete(favorites).where(and(ofUser(userId), eq(favorites.productId, productId), isIt))
}

/** Returns undefined if the product has no such article. */
export async function findArticle(db: Queries, articleId: string, productId: string) {
  const [found] = await db
    .select({ discontinuedAt: articles.discontinuedAt })
    .from(articles)
    .where(and(eq(articles.id, articleId), eq(articles.productId, productId)))
  return found
}

/** Lists a page of a user's favourites, newest first, and their total. */
export async function listRows(
  db: Queries,
  { userId, companyId }: Customer,
  { page, size }: { page: number; size: number },
) {
  const rows = await db
    .select({
      productId: favorites.productId,
      articleId: favorites.articleId,
      articleNo: articles.articleNo,
      part: { id: articles.id, ...pricedPart(db, companyId) },
    })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .leftJoin(articles, eq(articles.id, favorites.articleId))
    .where(ofUser(userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(favorites, ofUser(userId)) }
}

const selectFavoriteProducts = prepareOnce('favorite_products', (db, at: PlaceOf<{ userIds: readonly string[] }>) =>
  db
    .select({ userId: favorites.userId, productId: favorites.productId })
    .from(favorites)
    .where(and(sql`${favorites.userId} = any(${listAt(at('userIds'), 'uuid')})`, isNull(favorites.articleId))),
)

/** Lists the products that are favourites of each user, in the order of the users. */
export async function listFavoriteProducts(db: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>[]> {
  const byUser = new Map(userIds.map((userId) => [userId, new Set<string>()]))
  for (const { userId, productId } of await selectFavoriteProducts(db, { userIds })) byUser.get(userId)?.add(productId)
  return userIds.map((userId) => byUser.get(userId) ?? new Set())
}

function ofUser(userId: string): SQL {
  return eq(favorites.userId, userId)
}
