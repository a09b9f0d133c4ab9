import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { oneTimeTokens } from '../../database/tables/one-time-tokens.ts'
import { users } from '../../database/tables/users.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { hashToken } from '../../http/session.ts'

/** What a link opens: the choice of a user's password, or a registration's confirmation. */
export type TokenPurpose = { userId: string } | { registrationId: string }

/** Makes the token of a link; only its hash is kept. */
export async function issueToken(
  { ids, clock, secrets }: Pick<Dependencies, 'ids' | 'clock' | 'secrets'>,
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

/** Refuses a token that is not good for the password of the user with this mail address; it stays as it is. */
export async function checkPasswordToken(db: Queries, email: string, token: string, now: Date): Promise<void> {
  const [owner] = await selectOwner(db, email, token, now)
  if (owner === undefined) throw new AppError('INVALID_TOKEN')
}

/**
 * Uses up a token for the password of the user with this mail address, and the user's others with it. The user is
 * locked first, so that two of his tokens used at once wait for each other instead of in a circle.
 */
export async function redeemPasswordToken(db: Queries, email: string, token: string, now: Date): Promise<string> {
  const [owner] = await selectOwner(db, email, token, now).for('no key update', { of: users })
  if (owner === undefined) throw new AppError('INVALID_TOKEN')
  const taken = await db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, hashToken(token)))
    .returning({ id: oneTimeTokens.id })
  if (taken.length === 0) throw new AppError('INVALID_TOKEN')
  await deletePasswordTokens(db, owner.id)
  return owner.id
}

function selectOwner(db: Queries, email: string, token: string, now: Date) {
  return db
    .select({ id: users.id })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        gt(oneTimeTokens.expiresAt, now),
        sql`lower(${users.email}) = ${email.toLowerCase()}`,
        isNull(users.deletedAt),
      ),
    )
}

/** Uses up a token for a registration. */
export async function redeemRegistrationToken(db: Queries, token: string, now: Date): Promise<string> {
  const [taken] = await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashToken(token)), gt(oneTimeTokens.expiresAt, now)))
    .returning({ registrationId: oneTimeTokens.registrationId })
  if (taken === undefined || taken.registrationId === null) throw new AppError('INVALID_TOKEN')
  return taken.registrationId
}

/** Links that were sent before open nothing any more. */
export async function deletePasswordTokens(db: Queries, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

/** The same for the links that confirm a registration. */
export async function deleteRegistrationTokens(db: Queries, registrationId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.registrationId, registrationId))
}

export async function purgeExpiredTokens(db: Queries, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now))
}
