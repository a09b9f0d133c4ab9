import type { PageKey } from '@normwerk/contract/content'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { pageVersions } from '../../../database/tables/content.ts'

export type PageRow = typeof pageVersions.$inferSelect

/** @param version left out: the newest */
export async function findPage(db: Queries, key: PageKey, version?: number): Promise<PageRow | undefined> {
  const [page] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.key, key), version === undefined ? undefined : eq(pageVersions.version, version)))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  return page
}

export async function findNewestVersion(db: Queries, key: PageKey): Promise<number | undefined> {
  const [page] = await db
    .select({ version: pageVersions.version })
    .from(pageVersions)
    .where(eq(pageVersions.key, key))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  return page?.version
}

/** Lists the newest version of each page. */
export function listNewest(db: Queries): Promise<PageRow[]> {
  return db
    .selectDistinctOn([pageVersions.key])
    .from(pageVersions)
    .orderBy(pageVersions.key, desc(pageVersions.version))
}

/** Adds a version; undefined if another editor has added one with this number. */
export async function insertVersion(db: Queries, row: PageRow): Promise<PageRow | undefined> {
  const [inserted] = await db.insert(pageVersions).values(row).onConflictDoNothing().returning()
  return inserted
}
