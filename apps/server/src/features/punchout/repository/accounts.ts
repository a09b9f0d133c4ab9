import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { companies } from '../../../database/tables/companies.ts'
import { punchoutAccounts } from '../../../database/tables/punchout.ts'

type Account = typeof punchoutAccounts.$inferSelect
export type AccountFields = Partial<Omit<Account, 'companyId' | 'createdAt'>>

const company = {
  allowedOrigins: companies.allowedOrigins,
  companyName: companies.companyName,
  supplierNumber: companies.supplierNumber,
  discountGroup: companies.discountGroup,
  customerPartNumbersVersion: companies.customerPartNumbersVersion,
}

function selectAccounts(db: Queries) {
  return db
    .select({ account: punchoutAccounts, company })
    .from(companies)
    .leftJoin(punchoutAccounts, eq(punchoutAccounts.companyId, companies.id))
}
/** A company, with its account if it has one. */
export type CompanyAccount = Awaited<ReturnType<typeof selectAccounts>>[number]

export async function readAccountRow(db: Queries, companyId: string): Promise<CompanyAccount> {
  const [row] = await selectAccounts(db).where(eq(companies.id, companyId))
  if (row === undefined) throw new Error('a caller has a company')
  return row
}

/** Finds the account of a user name in any letter case. */
export async function findAccount(db: Queries, username: string) {
  const [row] = await db
    .select({ account: punchoutAccounts, company })
    .from(punchoutAccounts)
    .innerJoin(companies, eq(companies.id, punchoutAccounts.companyId))
    .where(sql`lower(${punchoutAccounts.username}) = ${username.toLowerCase()}`)
  return row
}
export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Changes the named fields, also of a company that had no account before. */
export async function storeAccount(
  db: Queries,
  companyId: string,
  fields: AccountFields & { createdAt: Date },
): Promise<void> {
  const { createdAt, ...changed } = fields
  await db
    .insert(punchoutAccounts)
    .values({ companyId, createdAt, ...changed })
    .onConflictDoUpdate({ target: punchoutAccounts.companyId, set: { companyId, ...changed } })
}

/** Records an entry with a password, and returns whether it is still that of the company. Locks the account. */
export async function recordEntry(db: Queries, { companyId, passwordHash }: Account, now: Date): Promise<boolean> {
  const entered = await db
    .update(punchoutAccounts)
    .set({ lastEntryAt: now })
    .where(and(eq(punchoutAccounts.companyId, companyId), eq(punchoutAccounts.passwordHash, passwordHash ?? '')))
    .returning({ companyId: punchoutAccounts.companyId })
  return entered.length > 0
}

export async function deleteAccount(db: Queries, companyId: string): Promise<void> {
  await db.delete(punchoutAccounts).where(eq(punchoutAccounts.companyId, companyId))
}

export async function setAllowedOrigins(db: Queries, companyId: string, allowedOrigins: string[]): Promise<void> {
  await db.update(companies).set({ allowedOrigins }).where(eq(companies.id, companyId))
}

/** Locks the company, so that changes of its account are made one after the other. */
export async function lockCompany(db: Queries, companyId: string): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
}
