import type { Pool } from 'pg'
import { expect } from 'vitest'
import { waitFor } from './wait-for.ts'

/**
 * Deletes a job after its first failed attempt, as if the queue had lost it. A failed job is put back as a new row, which
 * a deletion that comes too early does not see.
 * @param subjectId what the job is about, as in its data
 */
export function loseJob(pool: Pool, subjectId: string): Promise<void> {
  const deletion = "delete from pgboss.job where data::text like '%' || $1 || '%' and state = 'retry'"
  return waitFor(async () => expect(await pool.query(deletion, [subjectId])).toMatchObject({ rowCount: 1 }))
}
