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
  passwordReset: { perAccount: 5, perAddress: 60 },
} satisfies Record<AttemptPurpose, { perAccount: number; perAddress: number }>

export interface Attempt {
  purpose: AttemptPurpose
  /** In small letters; null where no account is named. */
  account: string | null
  address: string
}

/**
 * Counts an attempt and refuses it when there were too many, over all server processes.
 * It stands outside the call's transaction, which a wrong password rolls back, and is written
 * before it is counted, so that many attempts at once do not all see the same free place.
 * A refused attempt is forgotten again: it tried nothing, and a lock must come to its end.
 */
export async function countAttempt(tools: Tools, attempt: Attempt): Promise<void> {
  if (await isWithinLimits(tools, attempt)) return
  throw new AppError('tooManyRequests', { retryAfterSeconds: period / 1000 })
}

/** The same for a caller who must not learn of the limit: says whether the attempt may go on. */
export async function isWithinLimits(tools: Tools, { purpose, account, address }: Attempt): Promise<boolean> {
  const id = tools.ids.next()
  const now = tools.clock.now()
  const since = new Date(now.getTime() - period)
  const { perAccount, perAddress } = limits[purpose]
  await tools.database.insert(attempts).values({ id, purpose, account, address, attemptedAt: now })
  const recent = (who: SQL) => and(eq(attempts.purpose, purpose), who, gt(attempts.attemptedAt, since))
  const isTooMany =
    (account !== null && (await countWhere(tools.database, recent(eq(attempts.account, account)))) > perAccount) ||
    (await countWhere(tools.database, recent(eq(attempts.address, address)))) > perAddress
  await tools.database
    .delete(attempts)
    .where(or(lt(attempts.attemptedAt, since), isTooMany ? eq(attempts.id, id) : undefined))
  return !isTooMany
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
