import type { PictureFormat } from '@normwerk/contract/content/picture'
import { and, asc, eq, notExists } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { feedItems, news, pictureFiles, pictures, slides } from '../../../database/tables/content.ts'
import { shopSettings } from '../../../database/tables/settings.ts'

const columns = {
  id: slides.id,
  sortIndex: slides.sortIndex,
  isHidden: slides.isHidden,
  texts: slides.texts,
  picture: { hash: pictures.hash, width: pictures.width, height: pictures.height, widths: pictures.widths },
}

function selectSlides(db: Queries) {
  return db.select(columns).from(slides).leftJoin(pictures, eq(pictures.hash, slides.pictureHash)).$dynamic()
}

export type SlideRow = Awaited<ReturnType<typeof selectSlides>>[number]

/** Lists all slides in their order. */
export function listSlides(db: Queries): Promise<SlideRow[]> {
  return selectSlides(db).orderBy(asc(slides.sortIndex), asc(slides.id))
}

export function listVisibleSlides(db: Queries): Promise<SlideRow[]> {
  return selectSlides(db).where(eq(slides.isHidden, false)).orderBy(asc(slides.sortIndex), asc(slides.id))
}

/** Finds a slide and locks it. */
export async function lockSlide(db: Queries, id: string): Promise<SlideRow | undefined> {
  const [slide] = await selectSlides(db).where(eq(slides.id, id)).for('no key update', { of: slides })
  return slide
}

/** Waits until no other call adds or orders slides. */
export async function lockSlides(db: Queries): Promise<void> {
  await db.select({ currency: shopSettings.currency }).from(shopSettings).for('no key update')
}

export async function insertSlide(
  db: Queries,
  slide: Pick<typeof slides.$inferInsert, 'id' | 'sortIndex' | 'isHidden' | 'texts'>,
): Promise<void> {
  await db.insert(slides).values(slide)
}

export async function updateSlide(
  db: Queries,
  id: string,
  changes: Partial<Pick<typeof slides.$inferInsert, 'sortIndex' | 'isHidden' | 'texts' | 'pictureHash'>>,
): Promise<void> {
  await db.update(slides).set(changes).where(eq(slides.id, id))
}

export async function deleteSlideRow(db: Queries, id: string): Promise<void> {
  await db.delete(slides).where(eq(slides.id, id))
}

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
export function unusedPictures(db: Queries, before: Date) {
  const onSlide = db.select({ id: slides.id }).from(slides).where(eq(slides.pictureHash, pictures.hash))
  const inNews = db.select({ id: news.id }).from(news).where(eq(news.pictureHash, pictures.hash))
  const inFeed = db
    .select({ hash: feedItems.pictureHash })
    .from(feedItems)
    .where(eq(feedItems.pictureHash, pictures.hash))
  const condition = and(notExists(onSlide), notExists(inNews), notExists(inFeed))
  return { table: pictures, instant: pictures.createdAt, before, condition }
}
