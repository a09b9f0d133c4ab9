import { eq } from 'drizzle-orm'
import { contains, inAlphabet, type Queries } from '../../../database/client.ts'
import { synonyms } from '../../../database/tables/searches.ts'

export type SynonymRow = typeof synonyms.$inferSelect

export function readRows(db: Queries): Promise<SynonymRow[]> {
  return db.select().from(synonyms).orderBy(synonyms.id)
}

/** Lists a page of the synonyms, by their words, and their total number. */
export async function listRows(
  db: Queries,
  query: string | undefined,
  { page, size }: { page: number; size: number },
): Promise<{ rows: SynonymRow[]; total: number }> {
  const { words, means } = synonyms
  const where = query?.trim() ? contains(query, words, means) : undefined
  const rows = await db
    .select()
    .from(synonyms)
    .where(where)
    .orderBy(inAlphabet(words), synonyms.id)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(synonyms, where) }
}

export async function insertRow(db: Queries, row: SynonymRow): Promise<void> {
  await db.insert(synonyms).values(row)
}

export async function updateRow(db: Queries, { id, ...columns }: SynonymRow): Promise<void> {
  await db.update(synonyms).set(columns).where(eq(synonyms.id, id))
}

export async function deleteRow(db: Queries, id: string): Promise<SynonymRow | undefined> {
  const [deleted] = await db.delete(synonyms).where(eq(synonyms.id, id)).returning()
  return deleted
}
