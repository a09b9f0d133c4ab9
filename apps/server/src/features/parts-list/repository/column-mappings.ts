import type { ColumnMapping } from '@normwerk/contract/parts-list'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { columnMappings } from '../../../database/tables/column-mappings.ts'

interface Remembered {
  companyId: string
  headings: string
  mapping: ColumnMapping
  usedAt: Date
}

export async function rememberRow(db: Queries, row: Remembered): Promise<void> {
  const { companyId, headings } = columnMappings
  const { mapping, usedAt } = row
  await db
    .insert(columnMappings)
    .values(row)
    .onConflictDoUpdate({ target: [companyId, headings], set: { mapping, usedAt } })
}

/** Deletes a company's mappings except this number of those that were used last. */
export async function deleteOldest(db: Queries, companyId: string, limit: number): Promise<void> {
  const own = eq(columnMappings.companyId, companyId)
  const kept = db
    .select({ headings: columnMappings.headings })
    .from(columnMappings)
    .where(own)
    .orderBy(desc(columnMappings.usedAt), desc(columnMappings.headings))
    .limit(limit)
  await db.delete(columnMappings).where(and(own, notInArray(columnMappings.headings, kept)))
}

/** Finds the remembered columns for these headings. */
export async function findMappings(
  db: Queries,
  companyId: string,
  headings: readonly string[],
): Promise<Map<string, ColumnMapping>> {
  const rows = await db
    .select({ headings: columnMappings.headings, mapping: columnMappings.mapping })
    .from(columnMappings)
    .where(and(eq(columnMappings.companyId, companyId), inArray(columnMappings.headings, [...headings])))
  return new Map(rows.map((row) => [row.headings, row.mapping]))
}
