import type { ListUsers, UserSort, UserStatus } from '@normwerk/contract/company/user'
import { and, arrayContains, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { contains, falling, inAlphabet, rising } from '../../../database/list-queries.ts'
import { companies } from '../../../database/tables/companies.ts'
import { users } from '../../../database/tables/users.ts'
import type { Scope } from '../scope.ts'
import { isActive, type ManagedRow, selectUsers, within } from './users.ts'

type Filter = NonNullable<ListUsers['userFilter']>

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`

const conditions: Record<UserStatus, SQL | undefined> = {
  active: isActive,
  invited: isNull(users.passwordHash),
  locked: eq(users.locked, true),
  disabled: eq(users.enabled, false),
}

const byName = [inAlphabet(users.lastName), inAlphabet(users.firstName)]
const byEmail = [inAlphabet(users.email)]
const byCompany = [inAlphabet(companies.companyName), ...byName]
const byRoles = [sql`cardinality(${users.roles})`, ...byName]
/** Who can sign in stands first. */
const byStatus = [sql`(not ${users.enabled}, ${users.locked}, ${users.passwordHash} is null)`, ...byName]

const orders: Record<UserSort, SQL[]> = {
  name: rising(byName),
  '-name': falling(byName),
  email: rising(byEmail),
  '-email': falling(byEmail),
  company: rising(byCompany),
  '-company': falling(byCompany),
  roles: rising(byRoles),
  '-roles': falling(byRoles),
  status: rising(byStatus),
  '-status': falling(byStatus),
  lastLoginAt: rising([users.lastLoginAt]),
  '-lastLoginAt': falling([users.lastLoginAt]),
  createdAt: rising([users.createdAt]),
  '-createdAt': falling([users.createdAt]),
}

export function listUserRows(db: Queries, scope: Scope): Promise<ManagedRow[]> {
  return selectUsers(db)
    .where(within(scope))
    .orderBy(...orders.name, users.id)
}

/** Reads a page of users and their total number. */
export async function pageUserRows(
  db: Queries,
  scope: Scope,
  filter: Filter,
  sort: UserSort,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ManagedRow[]; total: number }> {
  const where = and(within(scope), ...narrow(filter))
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(...orders[sort], users.id)
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(where)
  return { rows, total: all?.total ?? 0 }
}

function narrow({ query, email, company, customerNumber, role, status }: Filter): (SQL | undefined)[] {
  return [
    query ? contains(query, fullName, users.username, users.email) : undefined,
    email ? contains(email, users.email) : undefined,
    company ? contains(company, companies.companyName) : undefined,
    customerNumber ? contains(customerNumber, companies.customerNumber) : undefined,
    role ? arrayContains(users.roles, [role]) : undefined,
    status ? conditions[status] : undefined,
  ]
}
