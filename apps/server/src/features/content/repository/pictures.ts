import type { PictureFormat } from '@normwerk/contract/content/picture'
import { and, eq, notExists } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import type { ExpiredRows } from '../../../database/expired-rows.ts'
import { feedItems, news, pictureFiles, pictures, slides } from '../../../database/tables/content.ts'

/** Stores a picture with its files. One that is there counts as uploaded again, so that it is not purged meanwhile. */
export async function insertPicture(
  db: Queries,
  picture: typeof pictures.$inferInsert,
  files: readonly Omit<typeof pictureFiles.$inferInsert, 'hash'>[],
): Promise<void> {
  const { hash, createdAt } = picture
  await db.insert(pictures).values(picture).onConflictDoUpdate({ target: pictures.hash, set: { createdAt } })
  await db
    .insert(pictureFiles)
    .values(files.map((file) => ({ hash, ...file })))
    .onConflictDoNothing()
}

export async function findPictureFile(
  db: Queries,
  { hash, width, format }: { hash: string; width: number; format: PictureFormat },
): Promise<Buffer | undefined> {
  const [file] = await db
    .select({ content: pictureFiles.content })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.hash, hash), eq(pictureFiles.width, width), eq(pictureFiles.format, format)))
  return file?.content
}

/** Pictures that were uploaded before and that nothing shows. */
export function unusedPictures(db: Queries, before: Date): ExpiredRows {
  const onSlide = db.select({ id: slides.id }).from(slides).where(eq(slides.pictureHash, pictures.hash))
  const inNews = db.select({ id: news.id }).from(news).where(eq(news.pictureHash, pictures.hash))
  const inFeed = db
    .select({ hash: feedItems.pictureHash })
    .from(feedItems)
    .where(eq(feedItems.pictureHash, pictures.hash))
  const condition = and(notExists(onSlide), notExists(inNews), notExists(inFeed))
  return { table: pictures, instant: pictures.createdAt, before, condition }
}
