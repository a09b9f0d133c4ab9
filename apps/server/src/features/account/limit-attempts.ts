import { and, count, eq, gt, lt, or } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { signInAttempts } from '../../database/tables/sign-in-attempts.ts'
import { AppError } from '../../http/app-error.ts'
import type { Tools } from '../../tools.ts'

const period = 15 * 60 * 1000
const perAccount = 5
const perAddress = 20

interface Attempt {
  account: string
  address: string
  now: Date
}

/**
 * Counts an attempt and refuses it when there were too many, over all server processes.
 * It stands outside the call's transaction, which a wrong password rolls back, and is written
 * before it is counted, so that many attempts at once do not all see the same free place.
 * A refused attempt is forgotten again: it tried no password, and a lock must come to its end.
 */
export async function countAttempt(tools: Tools, { account, address, now }: Attempt): Promise<void> {
  const id = tools.ids.next()
  const since = new Date(now.getTime() - period)
  await tools.database.insert(signInAttempts).values({ id, account, address, attemptedAt: now })
  const ofAccount = and(eq(signInAttempts.account, account), gt(signInAttempts.attemptedAt, since))
  const ofAddress = and(eq(signInAttempts.address, address), gt(signInAttempts.attemptedAt, since))
  const isTooMany =
    (await countWhere(tools.database, ofAccount)) > perAccount ||
    (await countWhere(tools.database, ofAddress)) > perAddress
  await tools.database
    .delete(signInAttempts)
    .where(or(lt(signInAttempts.attemptedAt, since), isTooMany ? eq(signInAttempts.id, id) : undefined))
  if (isTooMany) throw new AppError('tooManyRequests', { retryAfterSeconds: period / 1000 })
}

/** Attempts that count no longer; their addresses are personal data. */
export async function forgetOldAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.attemptedAt, new Date(now.getTime() - period)))
}

/** After the right password the wrong ones before it count no longer. */
export async function forgetAttempts(db: Queries, account: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.account, account))
}

async function countWhere(db: Queries, condition: ReturnType<typeof and>): Promise<number> {
  const [row] = await db.select({ attempts: count() }).from(signInAttempts).where(condition)
  return row?.attempts ?? 0
}
