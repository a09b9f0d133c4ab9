import type { ImportProgress, ImportState, PackageReport } from '@normwerk/contract/catalogue-package'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { catalogueImports } from '../../../database/tables/catalogue-imports.ts'

export type ImportRow = typeof catalogueImports.$inferSelect

/** Final states of an import. */
export const over = ['done', 'failed', 'cancelled'] as const satisfies readonly ImportState[]

export async function insertImport(db: Queries, row: typeof catalogueImports.$inferInsert): Promise<ImportRow> {
  const [inserted] = await db.insert(catalogueImports).values(row).returning()
  if (inserted === undefined) throw new RangeError('nothing was inserted')
  return inserted
}

export async function readImport(db: Queries, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, id))
  return row
}

/** Reads the newest import of staff, without those of commands and of the shop's start. */
export async function readNewestImport(db: Queries): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogueImports)
    .where(ne(catalogueImports.source, 'command'))
    .orderBy(desc(catalogueImports.createdAt), desc(catalogueImports.id))
    .limit(1)
  return row?.language === null ? undefined : row
}

interface Change {
  state?: ImportState
  progress?: ImportProgress | null
  report?: PackageReport | null
  changedSince?: boolean
  version?: string | null
  heartbeatAt: Date
}

/** Changes an import that is in one of these states; undefined if its state has changed. */
export async function changeImport(
  db: Queries,
  id: string,
  from: readonly ImportState[],
  change: Change,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .update(catalogueImports)
    .set(change)
    .where(and(eq(catalogueImports.id, id), inArray(catalogueImports.state, [...from])))
    .returning()
  return row
}
