import { and, count, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { type AttemptPurpose, attempts } from '../../database/tables/attempts.ts'
import { AppError } from '../../http/app-error.ts'
import type { Tools } from '../../tools.ts'

const period = 15 * 60 * 1000

/** How often within a quarter of an hour, over all server processes. */
const limits = {
  signIn: { perAccount: 5, perAddress: 20 },
  /** A signed-in user proves that it is him, by his password or a code. */
  proof: { perAccount: 5, perAddress: 20 },
  companyLookup: { perAccount: Number.POSITIVE_INFINITY, perAddress: 60 },
  registration: { perAccount: Number.POSITIVE_INFINITY, perAddress: 60 },
  /** Whoever registers names a mailbox that need not be his. */
  registrationMail: { perAccount: 5, perAddress: Number.POSITIVE_INFINITY },
  passwordReset: { perAccount: 5, perAddress: 60 },
} satisfies Record<AttemptPurpose, { perAccount: number; perAddress: number }>

export interface Attempt {
  purpose: AttemptPurpose
  /** In small letters; null where no account is named. */
  account: string | null
  address: string
}

/** Counts an attempt and refuses it when there were too many, over all server processes. */
export async function countAttempt(tools: Tools, attempt: Attempt): Promise<void> {
  if ((await exceededLimit(tools, attempt)) !== null) throw tooManyAttempts()
}

export function tooManyAttempts(): AppError {
  return new AppError('tooManyRequests', { retryAfterSeconds: period / 1000 })
}

/**
 * Counts an attempt and says which limit it exceeds, the network address' before the account's.
 * It stands outside the call's transaction, which a wrong password rolls back, and is written
 * before it is counted, so that many attempts at once do not all see the same free place.
 * A refused attempt is forgotten again: it tried nothing, and a lock must come to its end.
 */
export async function exceededLimit(
  tools: Tools,
  { purpose, account, address }: Attempt,
): Promise<'address' | 'account' | null> {
  const id = tools.ids.next()
  const now = tools.clock.now()
  const since = new Date(now.getTime() - period)
  await tools.database.insert(attempts).values({ id, purpose, account, address, attemptedAt: now })
  const countRecent = (who: SQL) =>
    countWhere(tools.database, and(eq(attempts.purpose, purpose), who, gt(attempts.attemptedAt, since)))
  const { perAccount, perAddress } = limits[purpose]
  const isTooManyOf = async () => {
    if ((await countRecent(eq(attempts.address, address))) > perAddress) return 'address'
    if (account !== null && (await countRecent(eq(attempts.account, account))) > perAccount) return 'account'
    return null
  }
  const exceeded = await isTooManyOf()
  await tools.database
    .delete(attempts)
    .where(or(lt(attempts.attemptedAt, since), exceeded === null ? undefined : eq(attempts.id, id)))
  return exceeded
}

/** Attempts that count no longer; their addresses are personal data. */
export async function forgetOldAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.attemptedAt, new Date(now.getTime() - period)))
}

/** After the right password the wrong ones before it count no longer. */
export async function forgetAttempts(db: Queries, purpose: AttemptPurpose, account: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.purpose, purpose), eq(attempts.account, account)))
}

async function countWhere(db: Queries, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ attempts: count() }).from(attempts).where(condition)
  return row?.attempts ?? 0
}
