import { and, desc, eq, lt, max, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { catalogueChanges } from '../../../database/tables/catalogue-imports.ts'

const { number, transaction, articleIds, changedAt } = catalogueChanges

/** One state of the catalogue, defined by a snapshot of the database. */
export interface Moment {
  /** The highest number of a change in it, as a readable version. */
  version: number
  /** That change, so that the same number of another database or after a restore is not taken for it. */
  change: string
  /** As `pg_current_snapshot` prints it. */
  snapshot: string
}

const identity = sql<string>`concat_ws('/', ${number}, ${transaction}, extract(epoch from ${changedAt}))`

export async function readMoment(db: Queries): Promise<Moment> {
  const last = db.select({ identity }).from(catalogueChanges).orderBy(desc(number)).limit(1)
  const [row] = await db
    .select({
      version: max(number),
      change: sql<string | null>`(${last})`,
      snapshot: sql<string>`pg_current_snapshot()::text`,
    })
    .from(catalogueChanges)
  return { version: row?.version ?? 0, change: row?.change ?? '', snapshot: row?.snapshot ?? '' }
}

/** Whether the database still knows the last change of a moment. */
export async function knowsMoment(db: Queries, { version, change }: Moment): Promise<boolean> {
  const rows = await db.select({ identity }).from(catalogueChanges).where(eq(number, version))
  return rows.some((row) => row.identity === change)
}

/**
 * Returns what a database keeps for its life: copies, restored ones and promoted replicas have another. Null if the shop
 * may not read it.
 */
export async function readCluster(db: Queries): Promise<string | null> {
  const read = db.execute<{ cluster: string }>(sql`
    select concat_ws('/', system_identifier, timeline_id, (select oid from pg_database where datname = current_database()))
      as cluster
    from pg_control_system(), pg_control_checkpoint()`)
  return read.then(
    ({ rows }) => rows[0]?.cluster ?? null,
    () => null,
  )
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

/** The changes before an instant, except the last one, whose number is the version. */
export function changesBefore(db: Queries, before: Date) {
  const last = db.select({ last: sql`max(${number})` }).from(catalogueChanges)
  return { table: catalogueChanges, instant: changedAt, before, condition: lt(number, last) }
}
