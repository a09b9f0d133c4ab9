import type { CompanySort, DefaultContacts } from '@normwerk/contract/company'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type PgUpdateSetSource, union } from 'drizzle-orm/pg-core'
import { contains, falling, inAlphabet, type Queries, rising } from '../../../database/client.ts'
import { isPerson } from '../../../database/people.ts'
import { violatedConstraint } from '../../../database/query-error.ts'
import { addresses, companies, customerNumbers, discounts } from '../../../database/tables/companies.ts'
import { shopSettings } from '../../../database/tables/settings.ts'
import { users } from '../../../database/tables/users.ts'
import { AppError } from '../../../http/call.ts'

export type CompanyRow = typeof companies.$inferSelect
export type NewCompanyRow = typeof companies.$inferInsert
export type AddressRow = typeof addresses.$inferSelect

const isInvoice = and(eq(addresses.companyId, companies.id), eq(addresses.addressType, 'Invoice'))

function countUsers(db: Queries) {
  return db.$count(users, and(eq(users.companyId, companies.id), isPerson))
}

function selectCompanies(db: Queries) {
  return db
    .select({
      company: companies,
      invoiceAddress: addresses,
      userCount: countUsers(db),
    })
    .from(companies)
    .innerJoin(addresses, isInvoice)
}
/** A company with its invoice address and the number of its users. */
export type CompanyWithPlace = Awaited<ReturnType<typeof selectCompanies>>[number]

export async function readCompany(db: Queries, id: string): Promise<CompanyWithPlace> {
  const [row] = await selectCompanies(db).where(eq(companies.id, id))
  if (row === undefined) throw new AppError('entryNotFound')
  return row
}

const byName = [inAlphabet(companies.companyName), companies.customerNumber]
const byNumber = [companies.customerNumber]

const byCity = [inAlphabet(addresses.city), ...byName]
const byVatId = [companies.vatId, ...byName]
const byDiscountGroup = [companies.discountGroup, ...byName]

function orderBy(db: Queries, sort: CompanySort): SQL[] {
  const byUsers = [sql`${countUsers(db)}`, ...byName]
  const orders: Record<CompanySort, SQL[]> = {
    name: rising(byName),
    '-name': falling(byName),
    customerNumber: rising(byNumber),
    '-customerNumber': falling(byNumber),
    city: rising(byCity),
    '-city': falling(byCity),
    vatId: rising(byVatId),
    '-vatId': falling(byVatId),
    discountGroup: rising(byDiscountGroup),
    '-discountGroup': falling(byDiscountGroup),
    users: rising(byUsers),
    '-users': falling(byUsers),
    createdAt: rising([companies.createdAt]),
    '-createdAt': falling([companies.createdAt]),
  }
  return orders[sort]
}

/** Reads a page of companies and their total number. */
export async function pageCompanyRows(
  db: Queries,
  query: string | null,
  sort: CompanySort,
  { page, size }: { page: number; size: number },
): Promise<{ rows: CompanyWithPlace[]; total: number }> {
  const where = query
    ? contains(query, companies.companyName, companies.customerNumber, companies.vatId, addresses.city)
    : undefined
  const rows = await selectCompanies(db)
    .where(where)
    .orderBy(...orderBy(db, sort), companies.id)
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(companies).innerJoin(addresses, isInvoice).where(where)
  return { rows, total: all?.total ?? 0 }
}

export async function findCompanyByNumber(db: Queries, customerNumber: string): Promise<CompanyRow | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.customerNumber, customerNumber))
  return company
}

/** Returns nothing if the customer number is taken. */
export async function insertCompany(db: Queries, company: NewCompanyRow): Promise<CompanyRow | undefined> {
  const [inserted] = await db.insert(companies).values(company).onConflictDoNothing().returning()
  return inserted
}

export async function drawCustomerNumber(db: Queries): Promise<string> {
  const { rows } = await db.execute<{ next: string }>(sql`select nextval(${customerNumbers.seqName})::text as next`)
  const [row] = rows
  if (row === undefined) throw new Error('a sequence answers with a number')
  return row.next
}

export async function insertAddresses(db: Queries, places: (typeof addresses.$inferInsert)[]): Promise<void> {
  await db.insert(addresses).values(places)
}

/** Changes the named fields; there may be none. */
export async function updateCompany(
  db: Queries,
  id: string,
  fields: PgUpdateSetSource<typeof companies>,
): Promise<void> {
  await db
    .update(companies)
    .set({ id, ...fields })
    .where(eq(companies.id, id))
    .catch(explainTaken)
}

function explainTaken(error: unknown): never {
  if (violatedConstraint(error) === 'companies_customer_number') throw numberTaken()
  throw error
}

export function numberTaken(): AppError {
  return new AppError('customerNumberTaken', { fields: { customerNumber: [{ code: 'customerNumberTaken' }] } })
}

/** Changes the named fields; there may be none. */
export async function updatePlace(db: Queries, id: string, fields: PgUpdateSetSource<typeof addresses>): Promise<void> {
  await db
    .update(addresses)
    .set({ id, ...fields })
    .where(eq(addresses.id, id))
}

/** Lists the groups that have discounts or companies. */
export async function listDiscountGroups(db: Queries): Promise<string[]> {
  const rows = await union(
    db.select({ name: discounts.discountGroup }).from(discounts),
    db.select({ name: companies.discountGroup }).from(companies).where(isNull(companies.deletedAt)),
  )
  return rows.map(({ name }) => name).toSorted()
}

const contacts = { fieldService: shopSettings.fieldService, officeStaff: shopSettings.officeStaff }

export async function readContacts(db: Queries): Promise<DefaultContacts> {
  return onlyRow(await db.select(contacts).from(shopSettings))
}

/** Sets the contacts; returns the previous ones. */
export async function updateContacts(db: Queries, after: DefaultContacts): Promise<DefaultContacts> {
  const before = onlyRow(await db.select(contacts).from(shopSettings).for('no key update'))
  await db.update(shopSettings).set(after)
  return before
}

function onlyRow([row]: DefaultContacts[]): DefaultContacts {
  if (row === undefined) throw new Error('the shop has settings')
  return row
}
