import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { contains, type Queries } from '../../../database/client.ts'
import { deleteInBatches } from '../../../database/expired-rows.ts'
import { missedSearches } from '../../../database/tables/searches.ts'

export type MissedSearchRow = typeof missedSearches.$inferSelect
type NewRow = Omit<MissedSearchRow, 'count'>

/** Lists a page of the texts, the most frequent first, and their total number. */
export async function listRows(
  db: Queries,
  query: string | undefined,
  { page, size }: { page: number; size: number },
): Promise<{ rows: MissedSearchRow[]; total: number }> {
  const where = query?.trim() ? contains(query, missedSearches.text) : undefined
  const rows = await db
    .select()
    .from(missedSearches)
    .where(where)
    .orderBy(desc(missedSearches.count), desc(missedSearches.lastAt), asc(missedSearches.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(missedSearches, where) }
}

/** Counts each text once more. The rows have different keys. */
export async function countRows(db: Queries, rows: readonly NewRow[]): Promise<void> {
  await db
    .insert(missedSearches)
    // Two servers that lock the same rows in another order would wait for each other.
    .values(rows.toSorted((a, b) => (a.textKey < b.textKey ? -1 : 1)).map((row) => ({ ...row, count: 1 })))
    .onConflictDoUpdate({
      target: missedSearches.textKey,
      set: { count: sql`${missedSearches.count} + 1`, text: sql`excluded.text`, lastAt: sql`excluded.last_at` },
    })
}

export function readTexts(db: Queries): Promise<Pick<MissedSearchRow, 'id' | 'text'>[]> {
  return db.select({ id: missedSearches.id, text: missedSearches.text }).from(missedSearches)
}

/** Returns whether there was one. */
export async function deleteRow(db: Queries, id: string): Promise<boolean> {
  const deleted = await db.delete(missedSearches).where(eq(missedSearches.id, id))
  return deleted.rowCount === 1
}

export function deleteRows(db: Queries, ids: readonly string[]): Promise<void> {
  return deleteInBatches(db, missedSearches, inArray(missedSearches.id, [...ids]))
}

export function searchesBefore(before: Date) {
  return { table: missedSearches, instant: missedSearches.lastAt, before }
}

/**
 * Deletes all but the most frequent texts. Those that are being counted are skipped, because this and the counting could
 * wait for each other.
 */
export async function deleteRarest(db: Queries, limit: number): Promise<void> {
  const others = db
    .select({ id: missedSearches.id })
    .from(missedSearches)
    .orderBy(desc(missedSearches.count), desc(missedSearches.lastAt), asc(missedSearches.id))
    .offset(limit)
  await deleteInBatches(db, missedSearches, inArray(missedSearches.id, others))
}
