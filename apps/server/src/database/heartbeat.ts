import { DatabaseError, type Pool } from 'pg'
import { breakConnections } from './pool.ts'

const second = 1000
const pause = 1 * second
const writePause = 10 * second

/** Age of the oldest order, mail, document and answer of an ERP that wait for their job, in seconds; 0 if none waits. */
export interface Undelivered {
  orderSeconds: number
  mailSeconds: number
  documentSeconds: number
  answerSeconds: number
  /** How many are no longer tried. */
  ordersGivenUp: number
  mailsGivenUp: number
  documentsGivenUp: number
  answersGivenUp: number
}

const nothing: Undelivered = {
  orderSeconds: 0,
  mailSeconds: 0,
  documentSeconds: 0,
  answerSeconds: 0,
  ordersGivenUp: 0,
  mailsGivenUp: 0,
  documentsGivenUp: 0,
  answersGivenUp: 0,
}

/** What one connection of its own sees of the database. */
export interface Heartbeat {
  /** Why the database does not work; null if it does. */
  failure(): Error | null
  /** Whether it answers at all. While it does not, calls would only wait for it. */
  answers(): boolean
  undelivered(): Undelivered
  stop(): void
}

/**
 * Asks the database every second, and writes now and then, because a full or read-only one still answers. If it does not
 * answer twice, the connections of the calls are closed, so that these fail instead of waiting.
 */
export async function startHeartbeat(probe: Pool, calls: Pool): Promise<Heartbeat> {
  let failure: Error | null = null
  let answers = true
  /** Whether the last check could read, even if it could not write. */
  let hasAnswered = false
  let undelivered = nothing
  let nextWrite = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function check(): Promise<void> {
    hasAnswered = false
    undelivered = await readUndelivered(probe)
    hasAnswered = true
    answers = true
    if (performance.now() < nextWrite) return
    await tryToWrite(probe)
    nextWrite = performance.now() + writePause
  }

  async function checkTwice(): Promise<void> {
    try {
      await check()
    } catch (error) {
      // The connection may have been lost, or this process was busy. A second failure tells that neither is the reason.
      if (!answers || error instanceof DatabaseError) throw error
      await check()
    }
  }

  async function run(): Promise<void> {
    try {
      await checkTwice()
      failure = null
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      nextWrite = 0
      answers = hasAnswered || error instanceof DatabaseError
      if (!answers) breakConnections(calls)
    }
    if (!isStopped) timer = setTimeout(run, pause).unref()
  }

  await run()
  return {
    failure: () => failure,
    answers: () => answers,
    undelivered: () => undelivered,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

async function readUndelivered(probe: Pool): Promise<Undelivered> {
  const { rows } = await probe.query<Undelivered>(`
    select ${ageOfOldest('outbox', 'delivered_at is null and given_up_at is null')} as "orderSeconds",
      ${ageOfOldest('mails', 'sent_at is null and given_up_at is null')} as "mailSeconds",
      ${ageOfOldest('documents', 'hash is null and given_up_at is null')} as "documentSeconds",
      ${ageOfOldest('erp_answers', 'applied_at is null and given_up_at is null', 'received_at')} as "answerSeconds",
      ${numberOf('outbox', 'delivered_at is null')} as "ordersGivenUp",
      ${numberOf('mails', 'sent_at is null')} as "mailsGivenUp",
      ${numberOf('documents', 'hash is null')} as "documentsGivenUp",
      ${numberOf('erp_answers', 'applied_at is null')} as "answersGivenUp"`)
  return rows[0] ?? nothing
}

function ageOfOldest(table: string, condition: string, since = 'created_at'): string {
  return `(select coalesce(extract(epoch from now() - min(${since})), 0)::float8 from ${table} where ${condition})`
}

/** The condition is that of an index. */
function numberOf(table: string, condition: string): string {
  return `(select count(given_up_at)::int from ${table} where ${condition})`
}

/** A new table gets a new file, so a full disk is seen, which another row would not need. Nobody else can lock it. */
async function tryToWrite(probe: Pool): Promise<void> {
  await probe.query('create temp table write_check on commit drop as select now() as at')
}
