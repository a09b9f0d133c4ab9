import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database, Queries } from '../database/client.ts'
import { jobTransaction } from '../database/job-transaction.ts'
import { jobsConnection, releaseAbandoned } from '../database/release-jobs.ts'
import type { Clock } from './clock.ts'
import { formatError } from './format-error.ts'

/** The queues with the data of their jobs. */
interface QueueData {
  /** An order in the outbox is to be sent to its connector. */
  outbox: { outboxId: string }
  /** A mail is to be sent. */
  mail: { mailId: string }
  /** The same for mails of a newsletter, so that no other mail waits behind them. */
  bulkMail: { mailId: string }
  /** The next subscribers are to get a newsletter. */
  newsletter: { newsletterId: string }
  /** The files of a document are to be written. */
  document: { documentId: string }
  /** An answer of an ERP is to be applied to its order. */
  answer: { answerId: string }
}
type Queue = keyof QueueData

type Handler<Q extends Queue> = (data: QueueData[Q]) => Promise<void>

/** Another attempt would fail in the same way. The handler has recorded that, and the job is only reported. */
export class FinalFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'FinalFailure'
  }
}

/** Work that must be done at least once, even after a crash. A handler must therefore tolerate being run twice. */
export interface Jobs {
  /** The job exists if and only if the caller's transaction commits. */
  enqueue<Q extends Queue>(transaction: Queries, queue: Q, data: QueueData[Q]): Promise<void>
  /**
   * A handler that throws is retried after growing delays, unless it throws `FinalFailure`. After the last attempt the
   * job is a dead letter.
   */
  work<Q extends Queue>(queue: Q, handler: Handler<Q>): Promise<void>
  /** Calls the handler for each dead letter within half a minute. */
  onDeadLetter<Q extends Queue>(queue: Q, handler: Handler<Q>): Promise<void>
  /** Waits for running handlers. */
  stop(): Promise<void>
}

/**
 * Retries for about two days: after 30 s, 1 min, 2 min … at most 4 hours apart. Work of a killed process is taken over
 * after a minute.
 */
const retryPolicy = { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600, expireInSeconds: 60 }
const queues = {
  outbox: retryPolicy,
  mail: retryPolicy,
  bulkMail: retryPolicy,
  newsletter: retryPolicy,
  document: retryPolicy,
  answer: retryPolicy,
} satisfies Record<Queue, typeof retryPolicy>
/** Announcements are missed while the connection for them is down. */
const notifyPollingIntervalSeconds = 5
const stopTimeout = 10_000
/** Run at the same time, each on a connection of the pool of 20, which also serves the calls. */
const batchSize = 4

/** Creates or migrates the tables of pg-boss, which takes their owner, and the queues, so that no start of a server does. */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false })
  // A failure of the start is thrown as well.
  boss.on('error', () => undefined)
  await boss.start()
  for (const [queue, options] of Object.entries(queues)) {
    await boss.createQueue(deadLetter(queue), { notify: true })
    await boss.createQueue(queue, { ...options, deadLetter: deadLetter(queue), notify: true })
  }
  await boss.stop({ graceful: false })
}

export async function startJobs(databaseUrl: string, report: (error: Error) => void): Promise<Jobs> {
  // A frozen database is given up as fast as by the calls.
  const deadlines = { connectionTimeoutMillis: 5000, query_timeout: 9000, statement_timeout: 8000, lock_timeout: 7000 }
  const boss = new PgBoss({
    ...deadlines,
    connectionString: databaseUrl,
    application_name: jobsConnection,
    max: 3,
    useListenNotify: true,
    notifyHeartbeatIntervalMs: 4000,
    notifyHeartbeatTimeoutMs: 4000,
    schedule: false,
  })
  let stopped = false
  // Stopped jobs close their connections a moment later, so a database that stops right after them may break these.
  boss.on('error', (error) => {
    if (!stopped) report(error)
  })
  await releaseAbandoned(databaseUrl)
  await boss.start()
  return {
    async enqueue(transaction, queue, data) {
      await boss.send(queue, data, { db: jobTransaction(transaction) })
    },
    work: (queue, handler) => work(queue, handler),
    onDeadLetter: (queue, handler) => work(deadLetter(queue), handler),
    async stop() {
      await boss.stop({ graceful: true, timeout: stopTimeout })
      stopped = true
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
        if (failure instanceof FinalFailure) return { id, status: 'completed' }
        return { id, status: 'failed', output: { message: formatError(failure).message } }
      }
    }
    // Many new jobs wake the worker only once, so it continues until a batch is not full.
    const fetchOptions = {
      batchSize,
      burstWhenBatchFull: true,
      perJobResults: true,
      notifyPollingIntervalSeconds,
    } as const
    await boss.work(name, fetchOptions, (jobs: Job<QueueData[Q]>[]) => Promise.all(jobs.map(run)))
  }
}

function deadLetter(queue: string): string {
  return `${queue}.dead`
}

/** Before this time a job may not be visible yet. */
const minute = 60 * 1000

/**
 * Gives a job to each row that waits without one, as after a loss of the table of jobs.
 * @param lockWithoutJob locks the rows that were there at that time, and returns the data of their jobs
 */
export function enqueueMissing<Q extends keyof QueueData>(
  { database, clock, jobs }: { database: Database; clock: Clock; jobs: Jobs },
  queue: Q,
  lockWithoutJob: (db: Queries, before: Date) => Promise<QueueData[Q][]>,
): Promise<void> {
  return database.transaction(async (db) => {
    const waiting = await lockWithoutJob(db, new Date(clock.now().getTime() - minute))
    for (const data of waiting) await jobs.enqueue(db, queue, data)
  })
}
