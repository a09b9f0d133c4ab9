import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
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
