import { createHash } from 'node:crypto'
import type { Endpoint } from '@normwerk/contract/endpoint'
import { and, eq, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../database/client.ts'
import { idempotencyKeys } from '../database/tables/idempotency-keys.ts'
import type { Tools } from '../tools.ts'
import { AppError } from './app-error.ts'
import type { Caller } from './caller.ts'

const longestKey = 200
/** How long a client that lost the answer may repeat its call. */
const repeatTime = 7 * 24 * 60 * 60 * 1000

/**
 * Runs a changing call in its transaction. With an `Idempotency-Key` the same key and body get the
 * first answer again: the unique row is claimed before the work and filled in the same transaction,
 * so a second caller waits for the first one's outcome.
 */
export async function answerOnce(
  tools: Tools,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | null,
  work: (db: Queries) => Promise<unknown>,
): Promise<unknown> {
  const key = endpoint.idempotent === true ? readKey(request) : undefined
  return tools.database.transaction(async (db) => {
    if (key === undefined || caller === null) return work(db)
    const claim = { userId: caller.userId, key, requestHash: hash(endpoint.route, request.body) }
    const first = await readFirst(db, claim, tools.clock.now())
    if (first !== undefined) return first
    const answer = await work(db)
    await db
      .update(idempotencyKeys)
      .set({ answer })
      .where(and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, key)))
    return answer
  })
}

type Claim = { userId: string; key: string; requestHash: string }

/** Claims the key; where another call holds it already, its answer. */
async function readFirst(db: Queries, claim: Claim, now: Date): Promise<unknown> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return undefined
  const [first] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, claim.key)))
  if (first?.requestHash !== claim.requestHash) throw new AppError('idempotencyConflict')
  return first.answer
}

/** Forgets answers that nobody will ask for again; they hold addresses. */
export async function forgetAnswers(db: Queries, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - repeatTime)))
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > longestKey) {
    throw new AppError('validationFailed', { fields: { 'Idempotency-Key': [{ code: 'invalid' }] } })
  }
  return key
}

function hash(route: string, body: unknown): string {
  return createHash('sha256')
    .update(route)
    .update('\n')
    .update(JSON.stringify(body ?? null))
    .digest('hex')
}
