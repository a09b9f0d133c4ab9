import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { areExpired, type ExpiredRows } from '../../../database/expired-rows.ts'
import { columnMappings, customerPartNumbers, partNotes, rememberedParts } from '../../../database/tables/articles.ts'
import { auditPersonal } from '../../../database/tables/audit.ts'
import { addresses, companies, projects, registrations } from '../../../database/tables/companies.ts'
import { erpAnswers } from '../../../database/tables/deliveries.ts'
import { documentFiles, documents } from '../../../database/tables/documents.ts'
import { mails } from '../../../database/tables/mails.ts'
import { orderNotes, orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'
import type { CompanyRow } from './companies.ts'
import type { UserRow } from './users.ts'

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

/** Deletes orders that never had a document, such as inquiries without an offer. */
export async function deleteOrdersWithoutDocuments(db: Queries, companyId: string): Promise<void> {
  const hasDocument = exists(db.select({ id: documents.id }).from(documents).where(eq(documents.orderId, orders.id)))
  const without = and(eq(orders.companyId, companyId), not(hasDocument))
  while ((await deleteOrders(db, without, batch)) === batch);
}

/** Orders of erased companies from before a time. */
export function keptOrdersBefore(db: Queries, before: Date): ExpiredRows {
  const erased = db.select({ id: companies.id }).from(companies).where(isNotNull(companies.deletedAt))
  return { table: orders, instant: orders.createdAt, before, condition: inArray(orders.companyId, erased) }
}

/** Deletes them with their documents, batch by batch. */
export async function deleteKeptOrders(db: Queries, before: Date): Promise<void> {
  const expired = areExpired(keptOrdersBefore(db, before))
  while ((await deleteOrders(db, expired, batch)) === batch);
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
export async function deleteCompanyRows(db: Queries, company: CompanyRow): Promise<void> {
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
export async function blankCompany(db: Queries, id: string, now: Date): Promise<void> {
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
export async function listErasedWithoutOrders(db: Queries): Promise<string[]> {
  const left = db.select({ id: orders.id }).from(orders).where(eq(orders.companyId, companies.id))
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(isNotNull(companies.deletedAt), notExists(left)))
  return rows.map(({ id }) => id)
}

/** Deletes the row of an erased company with those of its former users. */
export async function deleteCompanyRow(db: Queries, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ordered = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))
    await tx.delete(users).where(and(eq(users.companyId, id), isNotNull(users.deletedAt), notExists(ordered)))
    // Those who have ordered for another company before stay, without any company.
    await tx.update(users).set({ companyId: null }).where(eq(users.companyId, id))
    await tx.delete(companies).where(eq(companies.id, id))
  })
}
