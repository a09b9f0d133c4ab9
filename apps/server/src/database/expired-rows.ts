import { and, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './client.ts'
import { deleteInBatches } from './delete-in-batches.ts'

/** Rows that are no longer needed: their instant is not after `before`, and the condition holds. */
export interface ExpiredRows {
  table: PgTable
  instant: PgColumn
  before: Date
  condition?: SQL | undefined
}

/** Deletes rows until none is left, also those that expire in the meantime. */
export function deleteExpired(db: Queries, rows: ExpiredRows): Promise<void> {
  return deleteInBatches(db, rows.table, areExpired(rows))
}

/** Returns for how long the oldest row has been expired, in seconds; 0 if there is none. */
export async function readOverdueSeconds(db: Queries, rows: ExpiredRows): Promise<number> {
  const age = sql<number>`extract(epoch from ${rows.before} - min(${rows.instant}))::float8`
  const [oldest] = await db.select({ age }).from(rows.table).where(areExpired(rows))
  return oldest?.age ?? 0
}

export function areExpired({ instant, before, condition }: ExpiredRows): SQL | undefined {
  return and(lte(instant, before), condition)
}
