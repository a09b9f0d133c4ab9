import { and, lt, max, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { deleteInBatches } from '../../../database/delete-in-batches.ts'
import { catalogueChanges } from '../../../database/tables/catalogue-changes.ts'

const { number, transaction, articleIds, changedAt } = catalogueChanges

/** One state of the catalogue, defined by a snapshot of the database. */
export interface Moment {
  /** The highest number of a change in it, as a readable version. */
  version: number
  /** As `pg_current_snapshot` prints it. */
  snapshot: string
}

export async function readMoment(db: Queries): Promise<Moment> {
  const [row] = await db
    .select({ version: max(number), snapshot: sql<string>`pg_current_snapshot()::text` })
    .from(catalogueChanges)
  return { version: row?.version ?? 0, snapshot: row?.snapshot ?? '' }
}

/**
 * Reads the changes that are not part of a snapshot, in any order of their commits. A transaction number that this
 * database has not reached yet comes from the backup of another database.
 */
export function readChangesSince(db: Queries, snapshot: string) {
  return db
    .select({ articleIds, changedAt })
    .from(catalogueChanges)
    .where(
      and(
        sql`${transaction} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)`,
        sql`${transaction} < pg_snapshot_xmax(pg_current_snapshot())`,
        sql`not pg_visible_in_snapshot(${transaction}, ${snapshot}::pg_snapshot)`,
      ),
    )
}

/** Deletes the changes before an instant, except the last one, whose number is the version. */
export async function deleteChanges(db: Queries, before: Date): Promise<void> {
  const last = db.select({ last: sql`max(${number})` }).from(catalogueChanges)
  await deleteInBatches(db, catalogueChanges, and(lt(changedAt, before), lt(number, last)))
}
