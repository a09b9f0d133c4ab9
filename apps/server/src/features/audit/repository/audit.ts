import type { ListAudit } from '@normwerk/contract/audit'
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/client.ts'
import { audit, auditPersonal } from '../../../database/tables/audit.ts'
import { addresses, companies, projects, registrations } from '../../../database/tables/companies.ts'
import { orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'

export async function insertAudit(db: Queries, event: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(event)
}

export async function insertPersonal(db: Queries, row: typeof auditPersonal.$inferInsert): Promise<void> {
  await db.insert(auditPersonal).values(row)
}

/** Lists events, newest first, with current data of the acting user and of the changed thing. */
export async function listAuditRows(
  db: Queries,
  where: SQL | undefined,
  { page, size }: { page: number; size: number },
) {
  const doer = alias(users, 'doer')
  const subject = alias(users, 'subject')
  const subjectCompany = alias(companies, 'subject_company')
  // A column that is never null comes first, because Drizzle uses it to detect a missing row.
  const personOf = ({ firstName, lastName, companyId, deletedAt }: typeof doer | typeof subject) => ({
    firstName,
    lastName,
    companyId,
    deletedAt,
  })
  const rows = await db
    .select({
      event: audit,
      personal: auditPersonal.changes,
      companyName: companies.companyName,
      doer: personOf(doer),
      user: personOf(subject),
      company: { companyId: subjectCompany.id, name: subjectCompany.companyName },
      address: { companyId: addresses.companyId, company: addresses.company, city: addresses.city },
      order: { companyId: orders.companyId, name: orders.orderNumber },
      project: { companyId: projects.companyId, name: projects.number },
      registration: {
        firstName: registrations.firstName,
        lastName: registrations.lastName,
        companyId: registrations.companyId,
      },
    })
    .from(audit)
    .leftJoin(auditPersonal, eq(auditPersonal.auditId, audit.id))
    .leftJoin(companies, eq(companies.id, audit.companyId))
    .leftJoin(doer, eq(doer.id, audit.userId))
    .leftJoin(subject, eq(subject.id, audit.subjectId))
    .leftJoin(subjectCompany, eq(subjectCompany.id, audit.subjectId))
    .leftJoin(addresses, eq(addresses.id, audit.subjectId))
    .leftJoin(orders, eq(orders.id, audit.subjectId))
    .leftJoin(projects, eq(projects.id, audit.subjectId))
    .leftJoin(registrations, eq(registrations.id, audit.subjectId))
    .where(where)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(audit, where) }
}

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>['rows'][number]

/** @param companyId the company of the events; null: all companies */
export function narrow(companyId: string | null, { action, userId, from, to }: ListAudit): SQL | undefined {
  return and(
    companyId === null ? undefined : eq(audit.companyId, companyId),
    action ? eq(audit.action, action) : undefined,
    userId ? or(eq(audit.userId, userId), eq(audit.subjectId, userId)) : undefined,
    from ? gte(audit.at, new Date(from)) : undefined,
    to ? lt(audit.at, sql`${to}::timestamp at time zone 'UTC' + interval '1 day'`) : undefined,
  )
}
