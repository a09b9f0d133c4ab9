import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { fileDownloads, monthlyCounts } from '../../../database/tables/statistics.ts'
import type { Count } from '../count-downloads.ts'

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

type Kind = (typeof monthlyCounts.$inferSelect)['kind']

/** Adds to the counts of their months, of which each name is there once. */
export async function addMonthlyCounts(db: Queries, kind: Kind, added: readonly Count[]): Promise<void> {
  await db
    .insert(monthlyCounts)
    // Two servers that lock the same rows in another order would wait for each other.
    .values(
      added
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, count, lastAt }) => ({ kind, name, count, month: monthOf(lastAt) })),
    )
    .onConflictDoUpdate({
      target: [monthlyCounts.kind, monthlyCounts.name, monthlyCounts.month],
      set: { count: sql`${monthlyCounts.count} + excluded.count` },
    })
}

/** Returns the moment in which the month of a moment began, or one that many months before. */
export function monthOf(moment: Date, monthsBefore = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - monthsBefore))
}

/** Lists the downloads since a month, of all files or of one. */
export function listMonthlyDownloads(db: Queries, since: Date, fileName: string | undefined) {
  const { kind, name, month, count } = monthlyCounts
  const file = fileName === undefined ? undefined : eq(name, fileName)
  return db
    .select({ name, month, count })
    .from(monthlyCounts)
    .where(and(eq(kind, 'download'), gte(month, since), file))
}

/** Lists the products that were viewed most since a month. */
export function listMostViewed(db: Queries, since: Date, limit: number) {
  const { kind, name, month, count } = monthlyCounts
  const views = sql<number>`sum(${count})::int`
  return db
    .select({ productNr: name, views })
    .from(monthlyCounts)
    .where(and(eq(kind, 'view'), gte(month, since)))
    .groupBy(name)
    .orderBy(desc(views), name)
    .limit(limit)
}

/** Counts of a month and of those before. */
export function countsUntil(before: Date) {
  return { table: monthlyCounts, instant: monthlyCounts.month, before }
}
