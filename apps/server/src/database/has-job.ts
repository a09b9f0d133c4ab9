import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a row has a job that is not done.
 * @param key where the data of the job has the id of the row
 */
export function hasJob(queue: string, key: string, id: PgColumn): SQL {
  return sql`exists (select from pgboss.job
    where name = ${queue} and state < 'completed' and data ->> ${key} = ${id}::text)`
}
