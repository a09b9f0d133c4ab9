import { and, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './client.ts'

/** Number of rows. Without a limit, a long statement might be cancelled each time and would never succeed. */
const batch = 10_000

/**
 * Deletes rows of a table until none is left, each batch in a statement of its own. Skips locked rows, which a call may
 * be about to use.
 */
export async function deleteInBatches(db: Queries, table: PgTable, where: SQL | undefined): Promise<void> {
  let deleted: number | null
  do {
    const some = db
      .select({ place: sql`ctid` })
      .from(table)
      .where(where)
      .limit(batch)
      .for('update', { skipLocked: true })
    ;({ rowCount: deleted } = await db.delete(table).where(sql`ctid = any(array${some})`))
  } while (deleted === batch)
}

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
