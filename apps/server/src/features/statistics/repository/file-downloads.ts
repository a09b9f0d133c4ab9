import { asc, desc, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { fileDownloads } from '../../../database/tables/statistics.ts'
import type { Count } from '../collect-counts.ts'
import { addMonthlyCounts } from './monthly-counts.ts'

export type FileDownloads = typeof fileDownloads.$inferSelect

/** Adds downloads to those of their files, of which each is there once, in all and in this month. */
export async function addDownloads(db: Queries, added: readonly Count[]): Promise<void> {
  await db
    .insert(fileDownloads)
    .values(
      added
        // Two servers that lock the same rows in another order would wait for each other.
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name: fileName, count, lastAt }) => ({ fileName, count, lastAt })),
    )
    .onConflictDoUpdate({
      target: fileDownloads.fileName,
      set: {
        count: sql`${fileDownloads.count} + excluded.count`,
        lastAt: sql`greatest(${fileDownloads.lastAt}, excluded.last_at)`,
      },
    })
  await addMonthlyCounts(db, 'download', added)
}

/** Lists the files with the most downloads. */
export function listDownloads(db: Queries, limit: number): Promise<FileDownloads[]> {
  return db.select().from(fileDownloads).orderBy(desc(fileDownloads.count), asc(fileDownloads.fileName)).limit(limit)
}
