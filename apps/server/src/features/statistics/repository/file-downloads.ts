import { asc, desc, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { fileDownloads } from '../../../database/tables/file-downloads.ts'

export type FileDownloads = typeof fileDownloads.$inferSelect

/** Adds downloads to those of their files, of which each is there once. */
export async function addDownloads(db: Queries, added: readonly FileDownloads[]): Promise<void> {
  await db
    .insert(fileDownloads)
    // Two servers that lock the same rows in another order would wait for each other.
    .values(added.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    .onConflictDoUpdate({
      target: fileDownloads.fileName,
      set: {
        count: sql`${fileDownloads.count} + excluded.count`,
        lastAt: sql`greatest(${fileDownloads.lastAt}, excluded.last_at)`,
      },
    })
}

/** Lists the files with the most downloads. */
export function listDownloads(db: Queries, limit: number): Promise<FileDownloads[]> {
  return db.select().from(fileDownloads).orderBy(desc(fileDownloads.count), asc(fileDownloads.fileName)).limit(limit)
}
