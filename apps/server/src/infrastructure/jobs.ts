import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Queries } from '../database/client.ts'
import { formatError } from './format-error.ts'

/** The queues with the data of their jobs. */
export interface QueueData {
  /** An order waits in the outbox for its connector. */
  outbox: { outboxId: string }
  /** A mail waits to be sent. */
  mail: { mailId: string }
}
type Queue = keyof QueueData

type Handler<Q extends Queue> = (data: QueueData[Q]) => Promise<void>

/** Work that must happen, also after a crash: at least once, so a handler stands being run twice. */
export interface Jobs {
  /** The job exists when, and only when, the caller's transaction commits. */
  enqueue<Q extends Queue>(transaction: Queries, queue: Q, data: QueueData[Q]): Promise<void>
  /** A handler that throws is tried again, ever later; after the last try the job rests in the dead letters. */
  work<Q extends Queue>(queue: Q, handler: Handler<Q>): Promise<void>
  /** Told of each job that rests in the dead letters, within half a minute. */
  onDeadLetter<Q extends Queue>(queue: Q, handler: Handler<Q>): Promise<void>
  /** Lets running handlers finish. */
  stop(): Promise<void>
}

/**
 * Tries for about two days: 30 s, 1 min, 2 min … at most 4 hours apart. What a killed process was working on is taken
 * over once a minute has passed.
 */
const retryPolicy = { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600, expireInSeconds: 60 }
const queues = { outbox: retryPolicy, mail: retryPolicy } satisfies Record<Queue, typeof retryPolicy>
const stopTimeout = 10_000
/** Run at the same time, each on a connection of the pool of 20 that also serves the calls. */
const batchSize = 4

export async function startJobs(databaseUrl: string, report: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'normwerk jobs',
    max: 3,
    useListenNotify: true,
    schedule: false,
  })
  boss.on('error', report)
  await boss.start()
  for (const [queue, options] of Object.entries(queues)) {
    await boss.createQueue(deadLetter(queue), { notify: true })
    await boss.createQueue(queue, { ...options, deadLetter: deadLetter(queue), notify: true })
  }
  return {
    async enqueue(transaction, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(transaction, sql) })
    },
    work: (queue, handler) => work(queue, handler),
    onDeadLetter: (queue, handler) => work(deadLetter(queue), handler),
    async stop() {
      await boss.stop({ graceful: true, timeout: stopTimeout })
    },
  }

  async function work<Q extends Queue>(name: string, handler: Handler<Q>): Promise<void> {
    const run = async ({ id, data }: Job<QueueData[Q]>): Promise<JobResult> => {
      try {
        await handler(data)
        return { id, status: 'completed' }
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error))
        report(failure)
        return { id, status: 'failed', output: { message: formatError(failure).message } }
      }
    }
    // Many jobs at once wake the worker only once: it goes on until a batch is not full.
    const fetchOptions = { batchSize, burstWhenBatchFull: true, perJobResults: true } as const
    await boss.work(name, fetchOptions, (jobs: Job<QueueData[Q]>[]) => Promise.all(jobs.map(run)))
  }
}

function deadLetter(queue: string): string {
  return `${queue}.dead`
}
