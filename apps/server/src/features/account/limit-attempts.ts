import { lockByName } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import type { AttemptPurpose } from '../../database/tables/attempts.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { countAttempts, deleteAttemptsBefore, insertAttempt, type Origin } from './repository/attempts.ts'

const period = 15 * 60 * 1000
const unlimited = Number.POSITIVE_INFINITY

/** How often within a quarter of an hour, over all server processes. */
const limits = {
  signIn: { perAccount: 5, perAddress: 20 },
  /** A signed-in user proves that it is him, by his password or a code. */
  proof: { perAccount: 5, perAddress: 20 },
  companyLookup: { perAccount: unlimited, perAddress: 60 },
  registration: { perAccount: unlimited, perAddress: 60 },
  /** Whoever registers names a mailbox that need not be his. */
  registrationMail: { perAccount: 5, perAddress: unlimited },
  passwordReset: { perAccount: 5, perAddress: 60 },
} satisfies Record<AttemptPurpose, { perAccount: number; perAddress: number }>

export interface Attempt {
  purpose: AttemptPurpose
  /** The user's id where there is one, otherwise the name in small letters; null where no account is named. */
  account: string | null
  address: string
}

/** Which limit an attempt would exceed, and when there is a free place again. */
export interface Exceeded {
  by: 'address' | 'account'
  retryAfterSeconds: number
}

/** Counts an attempt and refuses it when there were too many, over all server processes. */
export async function countAttempt(dependencies: Dependencies, attempt: Attempt): Promise<void> {
  const exceeded = await exceededLimit(dependencies, attempt)
  if (exceeded !== null) throw tooManyAttempts(exceeded)
}

export function tooManyAttempts({ retryAfterSeconds }: Exceeded): AppError {
  return new AppError('tooManyRequests', { retryAfterSeconds })
}

/**
 * Counts an attempt, or says which limit it would exceed, the network address' before the account's; it is not counted
 * then, as it tried nothing. In a transaction of its own, as a wrong password rolls the call's back; attempts from one
 * address or of one account take turns, so that many at once find exactly the free places.
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

/** When the oldest attempt was made that still counts, where there are as many as there may be. */
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

/** Attempts that count no longer; their addresses are personal data. */
export function purgeExpiredAttempts(db: Queries, now: Date): Promise<void> {
  return deleteAttemptsBefore(db, new Date(now.getTime() - period))
}
