import { and, arrayContains, eq, inArray, lte } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { deleteInBatches } from '../../../database/expired-rows.ts'
import { cartPositions, carts } from '../../../database/tables/carts.ts'
import { companies } from '../../../database/tables/companies.ts'
import { punchoutSessions } from '../../../database/tables/punchout.ts'
import { sessions } from '../../../database/tables/sessions.ts'
import { shopSettings } from '../../../database/tables/settings.ts'
import { users } from '../../../database/tables/users.ts'

const isPunchout = arrayContains(users.roles, ['PUNCHOUT'])

export async function insertVisitor(db: Queries, visitor: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(visitor)
}

/** With the cart and the session. */
export async function deleteVisitor(db: Queries, userId: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, userId), isPunchout))
}

/** Of a whole company. */
export async function deleteVisitors(db: Queries, companyId: string): Promise<void> {
  await db.delete(users).where(and(eq(users.companyId, companyId), isPunchout))
}

export async function insertPunchoutSession(
  db: Queries,
  punchout: typeof punchoutSessions.$inferInsert,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(punchoutSessions).values(punchout)
  await db.insert(sessions).values(session)
}

/** Finds a visit with the present settings of its company, also one whose session has ended. */
export async function findPunchout(db: Queries, userId: string) {
  const [row] = await db
    .select({
      hookUrl: punchoutSessions.hookUrl,
      target: punchoutSessions.target,
      allowedOrigins: companies.allowedOrigins,
      companyName: companies.companyName,
    })
    .from(punchoutSessions)
    .innerJoin(users, eq(users.id, punchoutSessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(punchoutSessions.userId, userId))
  return row
}

/** Ends all visits of a company. Their rows stay until they are purged, so that a frame can still say so. */
export async function endPunchouts(db: Queries, companyId: string): Promise<void> {
  const visitors = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), isPunchout))
  await db.delete(sessions).where(inArray(sessions.userId, visitors))
}

export async function readPriceTermsVersion(db: Queries): Promise<number | null> {
  const [row] = await db.select({ version: shopSettings.priceTermsVersion }).from(shopSettings)
  return row?.version ?? null
}

export function visitorsBefore(before: Date) {
  return { table: users, instant: users.createdAt, before, condition: isPunchout }
}

/** Deletes the positions of these visitors, which would be too many to be deleted with them. */
export async function deletePositionsBefore(db: Queries, before: Date): Promise<void> {
  const ended = db
    .select({ id: carts.id })
    .from(carts)
    .innerJoin(users, eq(users.id, carts.userId))
    .where(and(isPunchout, lte(users.createdAt, before)))
  await deleteInBatches(db, cartPositions, inArray(cartPositions.cartId, ended))
}
