import { and, eq, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { emailChanges, oneTimeTokens, users } from '../../../database/tables/users.ts'

/**
 * What a link allows: setting a user's password, confirming a registration, confirming or undoing a new address, or
 * subscribing.
 */
export type TokenPurpose =
  | { userId: string }
  | { registrationId: string }
  | { emailChangeId: string }
  | { subscriptionId: string }

export async function insertToken(db: Queries, token: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db.insert(oneTimeTokens).values(token)
}

interface PasswordToken {
  email: string
  tokenHash: string
}

/** Finds the user with this mail address, if the token is valid now and allows setting their password. */
export async function findTokenOwner(db: Queries, token: PasswordToken, now: Date): Promise<string | undefined> {
  const [owner] = await selectOwner(db, token, now)
  return owner?.id
}

/** Does the same and locks the user. */
export async function lockTokenOwner(db: Queries, token: PasswordToken, now: Date): Promise<string | undefined> {
  const [owner] = await selectOwner(db, token, now).for('no key update', { of: users })
  return owner?.id
}

function selectOwner(db: Queries, { email, tokenHash }: PasswordToken, now: Date) {
  return db
    .select({ id: users.id })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(isUsable(tokenHash, now), sql`lower(${users.email}) = ${email.toLowerCase()}`, isNull(users.deletedAt)))
}

/** Deletes a valid token. Returns undefined if there is none, because another call may just have used it. */
export async function redeemToken(db: Queries, tokenHash: string, now: Date) {
  const [taken] = await db
    .delete(oneTimeTokens)
    .where(isUsable(tokenHash, now))
    .returning({ registrationId: oneTimeTokens.registrationId, subscriptionId: oneTimeTokens.subscriptionId })
  return taken
}

/** Condition for a token that is valid now. */
function isUsable(tokenHash: string, now: Date): SQL | undefined {
  return and(eq(oneTimeTokens.tokenHash, tokenHash), gt(oneTimeTokens.expiresAt, now))
}

/** @param until deletes only those that were issued by then */
export async function deleteTokens(db: Queries, purpose: TokenPurpose, until?: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(and(matches(purpose), until && lte(oneTimeTokens.createdAt, until)))
}

function matches(purpose: TokenPurpose): SQL {
  if ('userId' in purpose) return eq(oneTimeTokens.userId, purpose.userId)
  if ('registrationId' in purpose) return eq(oneTimeTokens.registrationId, purpose.registrationId)
  if ('emailChangeId' in purpose) return eq(oneTimeTokens.emailChangeId, purpose.emailChangeId)
  return eq(oneTimeTokens.subscriptionId, purpose.subscriptionId)
}

export function endedTokens(now: Date) {
  return { table: oneTimeTokens, instant: oneTimeTokens.expiresAt, before: now }
}

export type EmailChange = typeof emailChanges.$inferSelect

/** Inserts a change in place of the one that the user has not confirmed. */
export async function replacePendingChange(db: Queries, change: typeof emailChanges.$inferInsert): Promise<void> {
  await db.delete(emailChanges).where(and(eq(emailChanges.userId, change.userId), isNull(emailChanges.confirmedAt)))
  await db.insert(emailChanges).values(change)
}

/** Finds the change of a valid token with its user, and locks the user. */
export async function lockEmailChange(db: Queries, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ change: emailChanges, user: users })
    .from(oneTimeTokens)
    .innerJoin(emailChanges, eq(emailChanges.id, oneTimeTokens.emailChangeId))
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(isUsable(tokenHash, now), isNull(users.deletedAt)))
    .for('no key update', { of: users })
  return found
}

export async function setConfirmed(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, id))
}

/** Deletes a change with those that the user requested after it, and their links. */
export async function deleteChangesSince(db: Queries, { userId, requestedAt }: EmailChange): Promise<void> {
  await db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), gte(emailChanges.requestedAt, requestedAt)))
}

export function changesBefore(before: Date) {
  return { table: emailChanges, instant: emailChanges.requestedAt, before }
}
