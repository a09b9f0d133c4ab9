import type { ColumnMapping } from '@normwerk/contract/parts-list'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { keepLastUsed } from '../../../database/keep-last-used.ts'
import { colleagueName } from '../../../database/people.ts'
import { columnMappings } from '../../../database/tables/articles.ts'
import { users } from '../../../database/tables/users.ts'

interface Remembered {
  id: string
  companyId: string
  userId: string
  headings: string
  headers: string[]
  mapping: ColumnMapping
  usedAt: Date
}

export async function rememberRow(db: Queries, row: Remembered): Promise<void> {
  const { companyId, headings } = columnMappings
  const { headers, mapping, userId, usedAt } = row
  await db
    .insert(columnMappings)
    .values(row)
    .onConflictDoUpdate({ target: [companyId, headings], set: { headers, mapping, userId, usedAt } })
}

export function deleteOldest(db: Queries, companyId: string, limit: number): Promise<void> {
  return keepLastUsed(db, columnMappings, companyId, limit)
}

/** Lists the columns that a company has remembered, the last used first. */
export function listMappings(db: Queries, companyId: string) {
  const { id, headers, mapping, usedAt, headings } = columnMappings
  return db
    .select({ id, headers, mapping, usedAt, usedBy: colleagueName(columnMappings.companyId) })
    .from(columnMappings)
    .leftJoin(users, eq(users.id, columnMappings.userId))
    .where(eq(columnMappings.companyId, companyId))
    .orderBy(desc(usedAt), desc(headings))
}

/** Returns whether the company had columns with this id. */
export async function deleteRow(db: Queries, companyId: string, id: string): Promise<boolean> {
  const isOwn = eq(columnMappings.companyId, companyId)
  const deleted = await db.delete(columnMappings).where(and(eq(columnMappings.id, id), isOwn))
  return deleted.rowCount === 1
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
