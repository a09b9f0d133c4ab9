import { asc, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../client.ts'
import { products } from '../tables/products.ts'

const showcases = [
  { place: 'dealIndex', count: 8, first: 0 },
  { place: 'highlightIndex', count: 6, first: 1 },
  { place: 'newIndex', count: 5, first: 2 },
] as const

/** Shows some products of the whole catalogue on the landing page of a demo shop. */
export async function seedShowcases(db: Queries): Promise<void> {
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.sortIndex))
  for (const { place, count, first } of showcases) {
    const step = Math.max(1, Math.floor(rows.length / count))
    const ids = rows.filter((_, index) => index >= first && (index - first) % step === 0).map(({ id }) => id)
    const chosen = ids.slice(0, count)
    await db
      .update(products)
      .set({ [place]: sql`array_position(${sql.param(chosen)}::uuid[], ${products.id}) - 1` })
      .where(inArray(products.id, chosen))
  }
}
