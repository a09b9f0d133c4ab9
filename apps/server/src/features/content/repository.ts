import type { PageKey } from '@normwerk/contract/content'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { pageVersions } from '../../database/tables/page-versions.ts'
import { AppError } from '../../http/app-error.ts'

export type PageRow = typeof pageVersions.$inferSelect

/** @param version left out: the newest */
export async function findPage(db: Queries, key: PageKey, version?: number): Promise<PageRow> {
  const [page] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.key, key), version === undefined ? undefined : eq(pageVersions.version, version)))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  if (page === undefined) throw new AppError('entryNotFound')
  return page
}

export async function findNewestVersion(db: Queries, key: PageKey): Promise<number> {
  const [page] = await db
    .select({ version: pageVersions.version })
    .from(pageVersions)
    .where(eq(pageVersions.key, key))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  if (page === undefined) throw new AppError('entryNotFound')
  return page.version
}
