import { eq, sql } from 'drizzle-orm'
import { contains, inAlphabet, type Queries } from '../../../database/client.ts'
import { crossReferences } from '../../../database/tables/searches.ts'

export type CrossReferenceRow = typeof crossReferences.$inferSelect

export function readRows(db: Queries): Promise<CrossReferenceRow[]> {
  return db.select().from(crossReferences).orderBy(crossReferences.maker, crossReferences.pattern)
}

/** Lists a page of the patterns, by maker, and their total number. */
export async function listRows(
  db: Queries,
  query: string | undefined,
  { page, size }: { page: number; size: number },
): Promise<{ rows: CrossReferenceRow[]; total: number }> {
  const { maker, pattern, productNr } = crossReferences
  const where = query?.trim() ? contains(query, maker, pattern, productNr) : undefined
  const rows = await db
    .select()
    .from(crossReferences)
    .where(where)
    .orderBy(inAlphabet(maker), inAlphabet(pattern), crossReferences.id)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(crossReferences, where) }
}

/** Adds patterns of makers, or changes their meaning; returns the stored rows. */
export function storeRows(db: Queries, rows: (typeof crossReferences.$inferInsert)[]): Promise<CrossReferenceRow[]> {
  return db
    .insert(crossReferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [crossReferences.maker, crossReferences.pattern],
      set: {
        productNr: sql`excluded.product_nr`,
        dimensions: sql`excluded.dimensions`,
        differences: sql`excluded.differences`,
      },
    })
    .returning()
}

export async function deleteRow(db: Queries, id: string): Promise<CrossReferenceRow | undefined> {
  const [deleted] = await db.delete(crossReferences).where(eq(crossReferences.id, id)).returning()
  return deleted
}
