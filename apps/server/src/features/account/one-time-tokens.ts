import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { oneTimeTokens } from '../../database/tables/one-time-tokens.ts'
import { users } from '../../database/tables/users.ts'
import { AppError } from '../../http/app-error.ts'
import { hashToken } from '../../http/session.ts'
import type { Tools } from '../../tools.ts'

/** What a link opens: the choice of a user's password, or a registration's confirmation. */
export type TokenPurpose = { userId: string } | { registrationId: string }

/** Makes the token of a link; only its hash is kept. */
export async function issueToken(
  { ids, clock, secrets }: Pick<Tools, 'ids' | 'clock' | 'secrets'>,
  db: Queries,
  purpose: TokenPurpose,
  lifetime: number,
): Promise<string> {
  const token = secrets.token()
  const now = clock.now()
  await db.insert(oneTimeTokens).values({
    id: ids.next(),
    tokenHash: hashToken(token),
    ...purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return token
}

/** Uses up a token for the password of the user with this mail address, and the user's others with it. */
export async function takePasswordToken(db: Queries, email: string, token: string, now: Date): Promise<string> {
  const owner = db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
  const [taken] = await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        gt(oneTimeTokens.expiresAt, now),
        inArray(oneTimeTokens.userId, owner),
      ),
    )
    .returning({ userId: oneTimeTokens.userId })
  if (taken === undefined || taken.userId === null) throw new AppError('INVALID_TOKEN')
  await endPasswordTokens(db, taken.userId)
  return taken.userId
}

/** Uses up a token for a registration. */
export async function takeRegistrationToken(db: Queries, token: string, now: Date): Promise<string> {
  const [taken] = await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashToken(token)), gt(oneTimeTokens.expiresAt, now)))
    .returning({ registrationId: oneTimeTokens.registrationId })
  if (taken === undefined || taken.registrationId === null) throw new AppError('INVALID_TOKEN')
  return taken.registrationId
}

/** Links that were sent before open nothing any more. */
export async function endPasswordTokens(db: Queries, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

export async function forgetExpiredTokens(db: Queries, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now))
}
