import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from './client.ts'
import type { columnMappings, rememberedParts } from './tables/articles.ts'

/** Deletes a company's rows except this number of those that were used last. */
export async function keepLastUsed(
  db: Queries,
  table: typeof columnMappings | typeof rememberedParts,
  companyId: string,
  limit: number,
): Promise<void> {
  const isOwn = eq(table.companyId, companyId)
  const others = db
    .select({ id: table.id })
    .from(table)
    .where(isOwn)
    .orderBy(desc(table.usedAt), desc(table.id))
    .offset(limit)
  await db.delete(table).where(and(isOwn, inArray(table.id, others)))
}
