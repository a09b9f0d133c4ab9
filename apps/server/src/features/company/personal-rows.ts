import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { attempts } from '../../database/tables/attempts.ts'
import { auditPersonal } from '../../database/tables/audit.ts'
import { carts } from '../../database/tables/carts.ts'
import { idempotencyKeys } from '../../database/tables/idempotency-keys.ts'
import { mails } from '../../database/tables/mails.ts'
import { recoveryCodes } from '../../database/tables/recovery-codes.ts'
import type { UserRow } from './repository.ts'

export async function deleteRecoveryCodes(db: Queries, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Answers kept for repetitions hold what the user saw, as orders of his company. */
export async function deleteAnswers(db: Queries, userId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
}

/** Another company has other addresses and prices, so whoever has seen the cart must look again. */
export async function redirectCarts(db: Queries, userId: string): Promise<void> {
  await db
    .update(carts)
    .set({ deliveryAddressId: null, version: sql`${carts.version} + 1` })
    .where(eq(carts.userId, userId))
}

/** All that is kept about a user beside his own row, his orders and what the audit keeps without names. */
export async function deletePersonalRows(db: Queries, { id, username, email }: UserRow): Promise<void> {
  await deleteRecoveryCodes(db, id)
  await deleteAnswers(db, id)
  await db.delete(carts).where(eq(carts.userId, id))
  await db.delete(auditPersonal).where(eq(auditPersonal.userId, id))
  // Also those that went to an address that he had before.
  await db
    .delete(mails)
    .where(or(sql`lower(${mails.recipient}) = lower(${email})`, eq(sql`${mails.data}->>'userId'`, id)))
  await db.delete(attempts).where(inArray(attempts.account, [username.toLowerCase(), email.toLowerCase()]))
}
