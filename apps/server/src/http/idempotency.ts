import { createHash } from 'node:crypto'
import type { Endpoint } from '@normwerk/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { inTransaction, type Queries } from '../database/client.ts'
import { together } from '../database/together.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from './app-error.ts'
import type { Caller } from './caller.ts'
import { claimKey, deleteKeysBefore, findKey, setAnswer } from './repository/idempotency-keys.ts'
import { retry } from './retry-transaction.ts'

const maxKeyLength = 200
/** How long a client that lost the answer may repeat its call. */
const repeatTime = 7 * 24 * 60 * 60 * 1000

/**
 * Runs a changing call in its transaction. With an `Idempotency-Key` the same key and body change nothing again. The
 * unique row is claimed before the work and in the same transaction, so a second caller waits for the first one's outcome.
 * @param again answers a repeated call; left out, the first answer is stored with the key
 */
export async function withIdempotency(
  dependencies: Dependencies,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | null,
  work: (db: Queries) => Promise<unknown>,
  again?: (db: Queries) => Promise<unknown>,
): Promise<unknown> {
  const claim = readClaim(endpoint, request, caller)
  return answerClaimed(dependencies, claim, work, again)
}

/**
 * Does the same for a call that prepares its writes with no transaction open, so that long work holds no connection. A
 * repeated call prepares nothing. Of simultaneous calls the first to write gives the answer.
 */
export async function prepareWithIdempotency<Prepared>(
  dependencies: Dependencies,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | null,
  prepare: () => Promise<Prepared>,
  write: (db: Queries, prepared: Prepared) => Promise<unknown>,
): Promise<unknown> {
  const claim = readClaim(endpoint, request, caller)
  const first = claim && (await readFirst(dependencies.database, claim))
  if (first !== undefined) return first.answer
  const prepared = await prepare()
  return answerClaimed(dependencies, claim, (db) => write(db, prepared))
}

async function answerClaimed(
  { pool, database, clock }: Dependencies,
  claim: Claim | undefined,
  work: (db: Queries) => Promise<unknown>,
  again?: (db: Queries) => Promise<unknown>,
): Promise<unknown> {
  const attempt = async (db: Queries) => {
    if (claim === undefined) return work(db)
    // The work is sent together with the claim. If the key is taken, the work is rolled back, even if it was rejected.
    const claimed = claimOrThrow(db, { ...claim, createdAt: clock.now() })
    const [, answer] = await together([claimed, work(db)])
    if (again === undefined) await setAnswer(db, claim, answer)
    return answer
  }
  try {
    return await retry(() => inTransaction(pool, attempt))
  } catch (error) {
    if (claim === undefined || !(error instanceof KeyTaken)) throw error
    const first = await readFirst(database, claim)
    if (first === undefined) throw new AppError('idempotencyConflict')
    return again === undefined ? first.answer : again(database)
  }
}

/** Another call with the key has been committed. */
class KeyTaken extends Error {}

async function claimOrThrow(db: Queries, claim: Claim & { createdAt: Date }): Promise<void> {
  if (!(await claimKey(db, claim))) throw new KeyTaken()
}

type Claim = { userId: string; key: string; requestHash: string }
type First = { answer: unknown }

function readClaim(endpoint: Endpoint, request: FastifyRequest, caller: Caller | null): Claim | undefined {
  const key = endpoint.idempotent === true ? readKey(request) : undefined
  if (key === undefined || caller === null) return undefined
  return { userId: caller.userId, key, requestHash: hash(endpoint.route, request.body) }
}

/** Returns the answer of the call that has claimed the key; undefined if none has. */
async function readFirst(db: Queries, claim: Claim): Promise<First | undefined> {
  const first = await findKey(db, claim)
  if (first !== undefined && first.requestHash !== claim.requestHash) throw new AppError('idempotencyConflict')
  return first
}

/** Deletes answers that no client will request again, because they contain addresses. */
export async function purgeExpiredAnswers(db: Queries, now: Date): Promise<void> {
  await deleteKeysBefore(db, new Date(now.getTime() - repeatTime))
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength) {
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
