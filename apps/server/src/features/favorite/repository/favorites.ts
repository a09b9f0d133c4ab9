import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { pricedPart } from '../../../database/part-columns.ts'
import { type Given, type PlaceOf, prepareOnce } from '../../../database/prepare-once.ts'
import { articles } from '../../../database/tables/articles.ts'
import { favorites } from '../../../database/tables/favorites.ts'
import { products } from '../../../database/tables/products.ts'
import type { Customer } from '../../../http/caller.ts'

/** A favourite: a product, or an article of it. */
export interface Named {
  productId: string
  articleId: string | null
}

export async function insertFavorite(db: Queries, favorite: typeof favorites.$inferInsert): Promise<void> {
  await db.insert(favorites).values(favorite).onConflictDoNothing()
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
export async function listFavoriteRows(
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

const selectFavoriteProducts = prepareOnce('favorite_products', (db, at: PlaceOf<{ userId: string }>) =>
  db
    .select({ productId: favorites.productId })
    .from(favorites)
    .where(and(ofUser(at('userId')), isNull(favorites.articleId))),
)

export async function listFavoriteProducts(db: Queries, userId: string): Promise<string[]> {
  const rows = await selectFavoriteProducts(db, { userId })
  return rows.map(({ productId }) => productId)
}

function ofUser(userId: Given<string>): SQL {
  return eq(favorites.userId, userId)
}
