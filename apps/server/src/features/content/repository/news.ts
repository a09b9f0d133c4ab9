import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { asc, count, desc, eq, isNotNull } from 'drizzle-orm'
import { lockByName, type Queries } from '../../../database/client.ts'
import { feedItems, news, pictures } from '../../../database/tables/content.ts'

const columns = {
  id: news.id,
  publishedAt: news.publishedAt,
  texts: news.texts,
  picture: { hash: pictures.hash, width: pictures.width, height: pictures.height, widths: pictures.widths },
}

function selectNews(db: Queries) {
  return db.select(columns).from(news).leftJoin(pictures, eq(pictures.hash, news.pictureHash)).$dynamic()
}

export type NewsRow = Awaited<ReturnType<typeof selectNews>>[number]

/** Lists the newest news that visitors see. */
export function listPublishedNews(db: Queries, amount: number): Promise<NewsRow[]> {
  return selectNews(db).where(isNotNull(news.publishedAt)).orderBy(desc(news.publishedAt), desc(news.id)).limit(amount)
}

/** Lists all news, the newest first. */
export function listNews(db: Queries): Promise<NewsRow[]> {
  return selectNews(db).orderBy(desc(news.createdAt), desc(news.id))
}

export async function countNews(db: Queries): Promise<number> {
  const [row] = await db.select({ count: count() }).from(news)
  return row?.count ?? 0
}

export async function findNews(db: Queries, id: string): Promise<NewsRow | undefined> {
  const [found] = await selectNews(db).where(eq(news.id, id))
  return found
}

/** Finds a piece of news and locks it. */
export async function lockNews(db: Queries, id: string): Promise<NewsRow | undefined> {
  const [found] = await selectNews(db).where(eq(news.id, id)).for('no key update', { of: news })
  return found
}

export async function insertNews(db: Queries, row: typeof news.$inferInsert): Promise<void> {
  await db.insert(news).values(row)
}

export async function updateNews(
  db: Queries,
  id: string,
  changes: Partial<Pick<typeof news.$inferInsert, 'publishedAt' | 'texts' | 'pictureHash'>>,
): Promise<void> {
  await db.update(news).set(changes).where(eq(news.id, id))
}

export async function deleteNewsRow(db: Queries, id: string): Promise<void> {
  await db.delete(news).where(eq(news.id, id))
}

export type FeedItem = typeof feedItems.$inferSelect

/** Lists the languages in which the feed has items. */
export async function listFeedLanguages(db: Queries): Promise<PageLanguage[]> {
  const rows = await db.selectDistinct({ language: feedItems.language }).from(feedItems)
  return rows.map(({ language }) => language)
}

export function listFeedItems(db: Queries, language: PageLanguage, amount: number) {
  return db
    .select({
      item: feedItems,
      picture: { hash: pictures.hash, width: pictures.width, height: pictures.height, widths: pictures.widths },
    })
    .from(feedItems)
    .leftJoin(pictures, eq(pictures.hash, feedItems.pictureHash))
    .where(eq(feedItems.language, language))
    .orderBy(asc(feedItems.position))
    .limit(amount)
}

/** Returns the pictures that items show, by their addresses in the feed. */
export async function listFeedPictures(db: Queries): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinct({ address: feedItems.imageAddress, hash: feedItems.pictureHash })
    .from(feedItems)
    .where(isNotNull(feedItems.pictureHash))
  return new Map(rows.flatMap(({ address, hash }) => (address === null || hash === null ? [] : [[address, hash]])))
}

/** Replaces the items of a language; servers do it one after the other. */
export async function replaceFeedItems(db: Queries, language: PageLanguage, items: FeedItem[]): Promise<void> {
  await lockByName(db, 'feedItemsIn', language)
  await db.delete(feedItems).where(eq(feedItems.language, language))
  await db.insert(feedItems).values(items)
}
