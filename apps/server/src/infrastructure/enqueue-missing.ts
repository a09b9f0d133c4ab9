import type { Queries } from '../database/client.ts'
import type { Dependencies } from '../dependencies.ts'
import type { QueueData } from './jobs.ts'

/** Before this time a job may not be visible yet. */
const minute = 60 * 1000

/**
 * Gives a job to each row that waits without one, as after a loss of the table of jobs.
 * @param lockWithoutJob locks the rows that were there at that time, and returns the data of their jobs
 */
export function enqueueMissing<Q extends keyof QueueData>(
  { database, clock, jobs }: Pick<Dependencies, 'database' | 'clock' | 'jobs'>,
  queue: Q,
  lockWithoutJob: (db: Queries, before: Date) => Promise<QueueData[Q][]>,
): Promise<void> {
  return database.transaction(async (db) => {
    const waiting = await lockWithoutJob(db, new Date(clock.now().getTime() - minute))
    for (const data of waiting) await jobs.enqueue(db, queue, data)
  })
}
