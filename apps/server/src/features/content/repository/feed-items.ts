import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { lockByName } from '../../../database/advisory-lock.ts'
import type { Queries } from '../../../database/client.ts'
import { feedItems, pictures } from '../../../database/tables/content.ts'

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
