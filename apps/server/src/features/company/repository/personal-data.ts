import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { favorites } from '../../../database/tables/articles.ts'
import { auditPersonal } from '../../../database/tables/audit.ts'
import { cartShares, carts, notHandedOver } from '../../../database/tables/carts.ts'
import { registrations } from '../../../database/tables/companies.ts'
import { mails, subscriptions } from '../../../database/tables/mails.ts'
import { savedSearches } from '../../../database/tables/searches.ts'
import { attempts, idempotencyKeys } from '../../../database/tables/sessions.ts'
import {
  emailChanges,
  knownDevices,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '../../../database/tables/users.ts'
import type { UserRow } from './users.ts'

/** Deletes the passkeys of a user, and the codes that replace a lost factor. */
export async function deleteFactors(db: Queries, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Stored answers for repeated calls contain personal data, such as orders. */
export async function deleteAnswers(db: Queries, userId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
}

/** Locks the carts that the user owns or has handed over, in the order of their ids as everywhere. */
async function lockCartsForUpdate(db: Queries, userId: string): Promise<void> {
  const ownOrSent = or(eq(carts.userId, userId), eq(carts.handedOverBy, userId))
  await db.select({ id: carts.id }).from(carts).where(ownOrSent).orderBy(asc(carts.id)).for('update')
}

/** Deletes the messages that the user sent with carts; the carts stay with their owners. */
async function deleteSender(db: Queries, userId: string): Promise<void> {
  await db.update(carts).set(notHandedOver).where(eq(carts.handedOverBy, userId))
}

/**
 * The other company has other addresses, projects and prices, so buyers must look at the carts again. Messages of
 * former colleagues are removed.
 */
export async function redirectCarts(db: Queries, userId: string): Promise<void> {
  await lockCartsForUpdate(db, userId)
  await db
    .update(carts)
    .set({ ...notHandedOver, deliveryAddressId: null, projectId: null, version: sql`${carts.version} + 1` })
    .where(eq(carts.userId, userId))
}

/** Deletes the shares that the user gave and received. */
export async function deleteShares(db: Queries, userId: string): Promise<void> {
  const own = db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  await db.delete(cartShares).where(or(eq(cartShares.userId, userId), inArray(cartShares.cartId, own)))
}

/** Deletes everything about a user except the user row, the orders and the audit entries without names. */
export async function deletePersonalRows(db: Queries, { id, username, email }: UserRow): Promise<void> {
  await deleteFactors(db, id)
  await deleteAnswers(db, id)
  await lockCartsForUpdate(db, id)
  await deleteShares(db, id)
  await db.delete(carts).where(eq(carts.userId, id))
  await deleteSender(db, id)
  await db.delete(favorites).where(eq(favorites.userId, id))
  await db.delete(savedSearches).where(eq(savedSearches.userId, id))
  await db.delete(auditPersonal).where(eq(auditPersonal.userId, id))
  await db.delete(knownDevices).where(eq(knownDevices.userId, id))
  const changes = await db.delete(emailChanges).where(eq(emailChanges.userId, id)).returning({ id: emailChanges.id })
  // Also mails to earlier and to unconfirmed addresses, and those with a message of the user.
  const names = or(
    eq(sql`${mails.data}->>'userId'`, id),
    eq(sql`${mails.data}->>'senderId'`, id),
    inArray(
      sql`${mails.data}->>'emailChangeId'`,
      changes.map((change) => change.id),
    ),
  )
  await db.delete(mails).where(or(sql`lower(${mails.recipient}) = lower(${email})`, names))
  // Of several registrations of the address, only one became the user.
  await db.delete(registrations).where(sql`lower(${registrations.email}) = lower(${email})`)
  await db.delete(subscriptions).where(sql`lower(${subscriptions.email}) = lower(${email})`)
  await db.delete(attempts).where(inArray(attempts.account, [id, username.toLowerCase(), email.toLowerCase()]))
}
