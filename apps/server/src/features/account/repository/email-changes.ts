import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import type { ExpiredRows } from '../../../database/expired-rows.ts'
import { emailChanges, oneTimeTokens, users } from '../../../database/tables/users.ts'
import { isUsable } from './one-time-tokens.ts'

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

export function changesBefore(before: Date): ExpiredRows {
  return { table: emailChanges, instant: emailChanges.requestedAt, before }
}
