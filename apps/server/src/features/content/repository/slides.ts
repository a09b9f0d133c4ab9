import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { pictures, slides } from '../../../database/tables/content.ts'
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
