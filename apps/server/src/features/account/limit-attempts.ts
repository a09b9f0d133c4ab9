import type { FastifyRequest } from 'fastify'
import { lockByName } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import type { AttemptPurpose } from '../../database/tables/attempts.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { countAttempts, deleteAttemptsBefore, insertAttempt, type Origin } from './repository/attempts.ts'

const period = 15 * 60 * 1000

const unlimited = Number.POSITIVE_INFINITY

/** The limits within a quarter of an hour, over all server processes. */
const limits = {
  signIn: { perAccount: 5, perAddress: 20 },
  /** Signed-in users verify themselves by their password or a code. */
  proof: { perAccount: 5, perAddress: 20 },
  companyLookup: { perAccount: unlimited, perAddress: 60 },
  registration: { perAccount: unlimited, perAddress: 60 },
  /** The mailbox that a registration names may belong to someone else. */
  registrationMail: { perAccount: 5, perAddress: unlimited },
  passwordReset: { perAccount: 5, perAddress: 60 },
} satisfies Record<AttemptPurpose, { perAccount: number; perAddress: number }>

interface Attempt {
  purpose: AttemptPurpose
  /** The id of a known user, otherwise the typed name in lower case; null if no account is named. */
  account: string | null
  address: string
}

/** Which limit an attempt would exceed, and when the next attempt is possible. */
interface Exceeded {
  by: 'address' | 'account'
  retryAfterSeconds: number
}

/** Counts an attempt, and rejects it if there were too many, over all server processes. */
export async function countAttempt(dependencies: Dependencies, attempt: Attempt): Promise<void> {
  const exceeded = await exceededLimit(dependencies, attempt)
  if (exceeded !== null) throw tooManyAttempts(exceeded)
}

export function tooManyAttempts({ retryAfterSeconds }: Exceeded): AppError {
  return new AppError('tooManyRequests', { retryAfterSeconds })
}

/**
 * Counts an attempt, or returns the limit that it would exceed: first the network address, then the account. A rejected
 * attempt is not counted, because it tried nothing. It runs in its own transaction, because a wrong password rolls back
 * the call's transaction. Attempts from one address or of one account run one after the other, so that simultaneous
 * attempts use exactly the free places.
 */
export async function exceededLimit(
  dependencies: Dependencies,
  { purpose, account, address }: Attempt,
): Promise<Exceeded | null> {
  const now = dependencies.clock.now()
  const { perAccount, perAddress } = limits[purpose]
  return dependencies.database.transaction(async (db) => {
    if (perAddress !== unlimited) {
      await lockByName(db, 'attemptsFrom', `${purpose} ${address}`)
      const oldest = await findOldest(db, purpose, { address }, now, perAddress)
      if (oldest !== null) return { by: 'address', retryAfterSeconds: secondsLeft(oldest, now) }
    }
    if (account !== null && perAccount !== unlimited) {
      await lockByName(db, 'attemptsOf', `${purpose} ${account}`)
      const oldest = await findOldest(db, purpose, { account }, now, perAccount)
      if (oldest !== null) return { by: 'account', retryAfterSeconds: secondsLeft(oldest, now) }
    }
    await insertAttempt(db, { id: dependencies.ids.next(), purpose, account, address, attemptedAt: now })
    return null
  })
}

/** Returns when the oldest counted attempt was made, if the limit is reached. */
async function findOldest(
  db: Queries,
  purpose: AttemptPurpose,
  origin: Origin,
  now: Date,
  limit: number,
): Promise<Date | null> {
  const { attempts, oldest } = await countAttempts(db, purpose, origin, new Date(now.getTime() - period))
  return attempts >= limit ? oldest : null
}

function secondsLeft(oldest: Date, now: Date): number {
  return Math.ceil((oldest.getTime() + period - now.getTime()) / 1000)
}

/** Deletes attempts that no longer count, because their addresses are personal data. */
export function purgeExpiredAttempts(db: Queries, now: Date): Promise<void> {
  return deleteAttemptsBefore(db, new Date(now.getTime() - period))
}

/** The origin of a call: the address that limits count, and the id by which audit and log are matched. */
export interface Source {
  address: string
  correlationId: string
}

export function sourceOf(request: FastifyRequest): Source {
  return { address: request.ip, correlationId: request.id }
}
