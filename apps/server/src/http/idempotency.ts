import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { inTransaction, type Queries } from '../database/client.ts'
import { together } from '../database/together.ts'
import { isKept, type Rereading } from './answers/answers-by-id.ts'
import { AppError, type Caller, type Dependencies } from './call.ts'
import { claimKey, findKey, keysBefore, setAnswer } from './repository/idempotency-keys.ts'
import { retry } from './retry-transaction.ts'
import type { Upload } from './upload.ts'

const maxKeyLength = 200
/** How long a client that lost the answer may repeat its call. */
const repeatTime = 7 * 24 * 60 * 60 * 1000

/**
 * Runs a changing call in its transaction. With an `Idempotency-Key` the same key and request change nothing again. The
 * unique row is claimed before the work and in the same transaction, so a second caller waits for the first one's outcome.
 */
export async function withIdempotency(
  dependencies: Dependencies,
  claim: Claim | undefined,
  work: (db: Queries) => Promise<unknown>,
  rereading?: Rereading,
): Promise<unknown> {
  const attempt = async (db: Queries) => {
    if (claim === undefined) return work(db)
    // The work is sent together with the claim. If the key is taken, the work is rolled back, even if it was rejected.
    const claimed = claimOrThrow(db, { ...claim, createdAt: dependencies.clock.now() })
    const [, answer] = await together([claimed, work(db)])
    // Sent together with the commit, which fails if this does.
    if (answer !== undefined) setAnswer(db, claim, rereading?.reduce(answer) ?? answer).catch(() => undefined)
    return answer
  }
  try {
    return await retry(() => inTransaction(dependencies.pool, attempt))
  } catch (error) {
    if (error instanceof AppError) await error.details.afterRollback?.()
    if (claim === undefined || !(error instanceof KeyTaken)) throw error
    const first = await readFirst(dependencies.database, claim)
    if (first === undefined) throw new AppError('idempotencyConflict')
    return rereading !== undefined && isKept(first.answer)
      ? rereading.read(dependencies.database, first.answer)
      : first.answer
  }
}

/**
 * Does the same for a call that prepares its writes with no transaction open, so that long work holds no connection. A
 * repeated call prepares nothing. Of simultaneous calls the first to write gives the answer.
 */
export async function prepareWithIdempotency<Prepared>(
  dependencies: Dependencies,
  claim: Claim | undefined,
  prepare: () => Promise<Prepared>,
  write: (db: Queries, prepared: Prepared) => Promise<unknown>,
): Promise<unknown> {
  const first = claim && (await readFirst(dependencies.database, claim))
  if (first !== undefined) return first.answer
  const prepared = await prepare()
  return withIdempotency(dependencies, claim, (db) => write(db, prepared))
}

/** Another call with the key has been committed. */
class KeyTaken extends Error {}

async function claimOrThrow(db: Queries, claim: Claim & { createdAt: Date }): Promise<void> {
  if (!(await claimKey(db, claim))) throw new KeyTaken()
}

export type Claim = { userId: string | null; key: string; requestHash: string }
type First = { answer: unknown }

/** Returns the key with which the caller claims the effect of the request; undefined without the header. */
export function readClaim(request: FastifyRequest, caller: Caller | null, upload?: Upload): Claim | undefined {
  const key = readKey(request)
  if (key === undefined) return undefined
  return { userId: caller?.userId ?? null, key, requestHash: hash(request, upload) }
}

/** Returns the answer of the call that has claimed the key; undefined if none has. */
async function readFirst(db: Queries, claim: Claim): Promise<First | undefined> {
  const first = await findKey(db, claim)
  if (first !== undefined && first.requestHash !== claim.requestHash) throw new AppError('idempotencyConflict')
  return first && { answer: first.answer ?? undefined }
}

/** Answers that no client will request again. */
export function expiredAnswers(now: Date) {
  return keysBefore(new Date(now.getTime() - repeatTime))
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength) {
    throw new AppError('validationFailed', { fields: { 'Idempotency-Key': [{ code: 'invalid' }] } })
  }
  return key
}

/** The address has the values of the path. */
function hash({ method, url, body }: FastifyRequest, upload: Upload | undefined): string {
  const request = createHash('sha256').update(`${method} ${url}\n${JSON.stringify(upload?.fields ?? body ?? null)}\n`)
  return request.update(upload?.content ?? '').digest('hex')
}
