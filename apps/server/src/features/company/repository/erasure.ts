import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { areExpired, type ExpiredRows } from '../../../database/expired-rows.ts'
import {
  columnMappings,
  customerPartNumbers,
  favorites,
  partNotes,
  rememberedParts,
} from '../../../database/tables/articles.ts'
import { auditPersonal } from '../../../database/tables/audit.ts'
import { cartShares, carts, notHandedOver } from '../../../database/tables/carts.ts'
import { addresses, companies, projects, registrations } from '../../../database/tables/companies.ts'
import { erpAnswers } from '../../../database/tables/deliveries.ts'
import { documentFiles, documents } from '../../../database/tables/documents.ts'
import { mails, subscriptions } from '../../../database/tables/mails.ts'
import { orderNotes, orders } from '../../../database/tables/orders.ts'
import { savedSearches } from '../../../database/tables/searches.ts'
import { attempts, idempotencyKeys } from '../../../database/tables/sessions.ts'
import {
  emailChanges,
  knownDevices,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  users,
} from '../../../database/tables/users.ts'
import type { CompanyRow } from './companies.ts'
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

/** Locks a company until the transaction ends, so that nobody orders for it meanwhile. */
export async function lockCompanyForUpdate(db: Queries, id: string): Promise<CompanyRow | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)))
    .for('update')
  return company
}

/** Counts the orders and inquiries that are neither completed nor canceled. */
export function countOpenOrders(db: Queries, companyId: string): Promise<number> {
  return db.$count(orders, and(eq(orders.companyId, companyId), lt(orders.status, 5)))
}

/** Locks the users of a company, in the order of their ids as everywhere. */
export function lockUsersOfCompanyForUpdate(db: Queries, companyId: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update')
}

/** Orders that are deleted together. */
const batch = 500

/**
 * Deletes all that belongs to a company. Its orders that have documents stay, and the row to which they and its former
 * users refer.
 */
export async function deleteCompanyData(db: Queries, company: CompanyRow, now: Date): Promise<void> {
  await deleteOrdersWithoutDocuments(db, company.id)
  await deleteCompanyRows(db, company)
  await blankCompany(db, company.id, now)
}

/** Deletes orders that never had a document, such as inquiries without an offer. */
async function deleteOrdersWithoutDocuments(db: Queries, companyId: string): Promise<void> {
  const hasDocument = exists(db.select({ id: documents.id }).from(documents).where(eq(documents.orderId, orders.id)))
  const without = and(eq(orders.companyId, companyId), not(hasDocument))
  while ((await deleteOrders(db, without, batch)) === batch);
}

/** Orders of erased companies from before a time. */
export function keptOrdersBefore(db: Queries, before: Date): ExpiredRows {
  const erased = db.select({ id: companies.id }).from(companies).where(isNotNull(companies.deletedAt))
  return { table: orders, instant: orders.createdAt, before, condition: inArray(orders.companyId, erased) }
}

/** Deletes them with their documents, batch by batch, and then the erased companies that have none left. */
export async function deleteKeptOrders(db: Queries, before: Date): Promise<void> {
  const expired = areExpired(keptOrdersBefore(db, before))
  while ((await deleteOrders(db, expired, batch)) === batch);
  for (const id of await listErasedWithoutOrders(db)) await deleteCompanyRow(db, id)
}

/** Deletes some orders with their documents, and returns how many. */
async function deleteOrders(db: Queries, which: SQL | undefined, limit: number): Promise<number> {
  const found = await db.select({ id: orders.id }).from(orders).where(which).orderBy(asc(orders.id)).limit(limit)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.transaction(async (tx) => {
    const files = await tx
      .delete(documents)
      .where(inArray(documents.orderId, ids))
      .returning({ hash: documents.hash, xmlHash: documents.xmlHash })
    const hashes = files.flatMap(({ hash, xmlHash }) => [hash, xmlHash]).filter((hash) => hash !== null)
    const others = tx
      .select({ id: documents.id })
      .from(documents)
      .where(or(eq(documents.hash, documentFiles.hash), eq(documents.xmlHash, documentFiles.hash)))
    await tx.delete(documentFiles).where(and(inArray(documentFiles.hash, hashes), notExists(others)))
    await tx.update(orders).set({ inquiryId: null }).where(inArray(orders.inquiryId, ids))
    await tx.delete(orders).where(inArray(orders.id, ids))
  })
  return ids.length
}

/** Deletes all that belongs to a company but not to one of its users. */
async function deleteCompanyRows(db: Queries, company: CompanyRow): Promise<void> {
  const { id, purchasingEmail, accountingEmail, electronicAddress } = company
  const ofCompany = eq(orders.companyId, id)
  const orderIds = db.select({ id: orders.id }).from(orders).where(ofCompany)
  await db.delete(orderNotes).where(inArray(orderNotes.orderId, orderIds))
  await db.delete(erpAnswers).where(inArray(erpAnswers.orderId, orderIds))
  await db.update(orders).set({ projectId: null }).where(ofCompany)
  await db.delete(projects).where(eq(projects.companyId, id))
  await db.delete(addresses).where(eq(addresses.companyId, id))
  await db.delete(customerPartNumbers).where(eq(customerPartNumbers.companyId, id))
  await db.delete(rememberedParts).where(eq(rememberedParts.companyId, id))
  await db.delete(partNotes).where(eq(partNotes.companyId, id))
  await db.delete(columnMappings).where(eq(columnMappings.companyId, id))
  await db.delete(registrations).where(eq(registrations.companyId, id))
  await db.delete(auditPersonal).where(eq(auditPersonal.companyId, id))
  const recipients = [purchasingEmail, accountingEmail, electronicAddress].flatMap((mail) => mail?.toLowerCase() ?? [])
  if (recipients.length > 0) await db.delete(mails).where(inArray(sql`lower(${mails.recipient})`, recipients))
}

/** Leaves of a company only the row to which its orders and former users refer. */
async function blankCompany(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(companies)
    .set({
      // No company can have this number: it is no valid one.
      customerNumber: `deleted:${id}`,
      companyName: '',
      discountGroup: '',
      ...blank,
      allowedOrigins: [],
      requireSecondFactor: false,
      deletedAt: now,
    })
    .where(eq(companies.id, id))
}

const blank = {
  companyAddition: null,
  vatId: null,
  taxNumber: null,
  supplierNumber: null,
  fieldService: null,
  officeStaff: null,
  phoneNumber: null,
  fax: null,
  buyerReference: null,
  electronicAddress: null,
  purchasingEmail: null,
  accountingEmail: null,
}

/** Lists erased companies of which no order is left. */
async function listErasedWithoutOrders(db: Queries): Promise<string[]> {
  const left = db.select({ id: orders.id }).from(orders).where(eq(orders.companyId, companies.id))
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(isNotNull(companies.deletedAt), notExists(left)))
  return rows.map(({ id }) => id)
}

/** Deletes the row of an erased company with those of its former users. */
async function deleteCompanyRow(db: Queries, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ordered = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))
    await tx.delete(users).where(and(eq(users.companyId, id), isNotNull(users.deletedAt), notExists(ordered)))
    // Those who have ordered for another company before stay, without any company.
    await tx.update(users).set({ companyId: null }).where(eq(users.companyId, id))
    await tx.delete(companies).where(eq(companies.id, id))
  })
}
