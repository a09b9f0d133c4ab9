import type { Role } from '@normwerk/contract/permissions'
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/client.ts'
import { addresses, companies, registrations } from '../../../database/tables/companies.ts'
import { oneTimeTokens, users } from '../../../database/tables/users.ts'
import { AppError } from '../../../http/call.ts'
import { hashToken } from '../../../http/session/session.ts'

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number]
export type RegistrationRow = typeof registrations.$inferSelect

/** The registrations that a user decides on: those of their company, or for staff all. */
export type Scope = { companyId: string } | 'everything'

const maxQueued = 200

/**
 * Finds a company by number and postal code, which is compared without spaces and case. Every wrong key takes one
 * query, so that the time does not show which part is wrong.
 */
export async function findCompanyByKey(db: Queries, { customerNumber, zip }: { customerNumber: string; zip: string }) {
  const [found] = await db
    .select({ company: companies, invoiceAddress: addresses })
    .from(companies)
    .innerJoin(addresses, and(eq(addresses.companyId, companies.id), eq(addresses.addressType, 'Invoice')))
    .where(
      and(
        eq(companies.customerNumber, customerNumber),
        eq(sql`upper(regexp_replace(${addresses.zip}, '\\s', '', 'g'))`, zip.replaceAll(/\s/g, '').toUpperCase()),
      ),
    )
  if (found === undefined) throw new AppError('INVALID_COMPANY')
  return found
}

export async function insertRegistration(db: Queries, row: typeof registrations.$inferInsert): Promise<void> {
  await db.insert(registrations).values(row)
}

/** Lists the unconfirmed registrations of a mail address since a time, the newest first. */
export function listUnconfirmed(
  db: Queries,
  { email, since, limit }: { email: string; since: Date; limit: number },
): Promise<RegistrationRow[]> {
  const isOfAddress = eq(sql`lower(${registrations.email})`, email)
  return db
    .select()
    .from(registrations)
    .where(and(isOfAddress, isNull(registrations.confirmedAt), gte(registrations.createdAt, since)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(limit)
}

/**
 * Locks all registrations of the mail address that one of them has the token of, so that confirmations are made one
 * after the other. They are locked before their tokens, so that two calls cannot deadlock.
 */
export async function lockRegistrationsForUpdate(db: Queries, token: string): Promise<void> {
  const owner = db
    .select({ email: sql`lower(${registrations.email})` })
    .from(oneTimeTokens)
    .innerJoin(registrations, eq(registrations.id, oneTimeTokens.registrationId))
    .where(eq(oneTimeTokens.tokenHash, hashToken(token)))
  await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(sql`lower(${registrations.email})`, owner))
    .orderBy(asc(registrations.id))
    .for('update')
}

/** Confirms a registration, unless a user or another registration has its mail address by now. */
export async function setConfirmed(db: Queries, id: string, now: Date): Promise<RegistrationRow | undefined> {
  const other = alias(registrations, 'other')
  const isSame = (email: AnyPgColumn) => sql`lower(${email}) = lower(${registrations.email})`
  const [confirmed] = await db
    .update(registrations)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(registrations.id, id),
        isNull(registrations.confirmedAt),
        notExists(db.select({ id: users.id }).from(users).where(isSame(users.email))),
        notExists(
          db
            .select({ id: other.id })
            .from(other)
            .where(and(isSame(other.email), isNotNull(other.confirmedAt))),
        ),
      ),
    )
    .returning()
  return confirmed
}

export async function deleteOthers(db: Queries, { id, email }: RegistrationRow): Promise<void> {
  await db
    .delete(registrations)
    .where(
      and(
        sql`lower(${registrations.email}) = lower(${email})`,
        ne(registrations.id, id),
        isNull(registrations.confirmedAt),
      ),
    )
}

/** Lists waiting registrations, the oldest first. */
export function listWaiting(db: Queries, scope: Scope) {
  return db
    .select({
      ...getTableColumns(registrations),
      confirmedAt: sql`${registrations.confirmedAt}`.mapWith(registrations.confirmedAt),
      customerNumber: companies.customerNumber,
      companyName: sql<string>`coalesce(${companies.companyName}, ${registrations.newCompany} ->> 'companyName')`,
    })
    .from(registrations)
    .leftJoin(companies, eq(companies.id, registrations.companyId))
    .where(and(isNotNull(registrations.confirmedAt), within(scope)))
    .orderBy(asc(registrations.confirmedAt), asc(registrations.id))
    .limit(maxQueued)
}

/** Removes a registration from the queue and returns it. Only one of two simultaneous decisions finds it. */
export async function takeWaiting(db: Queries, id: string, scope: Scope): Promise<RegistrationRow> {
  const [taken] = await db
    .delete(registrations)
    .where(and(eq(registrations.id, id), isNotNull(registrations.confirmedAt), within(scope)))
    .returning()
  if (taken === undefined) throw new AppError('entryNotFound')
  return taken
}

/** Registrations that are unconfirmed or undecided since before these times. */
export function unattended(before: { created: Date; confirmed: Date }) {
  const { createdAt, confirmedAt } = registrations
  return [
    { table: registrations, instant: createdAt, before: before.created, condition: isNull(confirmedAt) },
    { table: registrations, instant: confirmedAt, before: before.confirmed },
  ]
}

/** Reads the company of a registration; each has one unless it brings a new company. */
export async function readCompany(db: Queries, id: string | null) {
  const [company] = id === null ? [] : await db.select().from(companies).where(eq(companies.id, id))
  if (company === undefined) throw new Error('a registration names a company or brings one')
  return company
}

/** Lists users of a company, or with null of the shop, who have the role and can sign in. */
export function listActive(db: Queries, role: Role, companyId: string | null) {
  return db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        companyId === null ? isNull(users.companyId) : eq(users.companyId, companyId),
        arrayContains(users.roles, [role]),
        eq(users.enabled, true),
        eq(users.locked, false),
        isNotNull(users.passwordHash),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id))
}

function within(scope: Scope): SQL | undefined {
  return scope === 'everything' ? undefined : eq(registrations.companyId, scope.companyId)
}
