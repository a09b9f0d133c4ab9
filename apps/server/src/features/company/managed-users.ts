import type { ListUsers, ManagedUser } from '@normwerk/contract/company/user'
import { isUserRole } from '@normwerk/contract/permissions'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { CallContext, Caller } from '../../http/call.ts'
import { presentPerson } from '../account/read-me.ts'
import { listUserRows, type ManagedRow, pageUserRows, readUser } from './repository/users.ts'

/** The company whose users the caller manages. Staff manage the users of all companies and their colleagues. */
export type Scope = { companyId: string } | 'everything'

/** What a call is made with that manages users. */
export interface ScopedContext extends CallContext<Caller> {
  scope: Scope
}

const defaultUserPageSize = 10

/** Lists all users by name. */
export async function listUsers(db: Queries, scope: Scope): Promise<ManagedUser[]> {
  return (await listUserRows(db, scope)).map(presentUser)
}

export async function pageUsers(
  db: Queries,
  scope: Scope,
  { pageRequest, userFilter, sort }: ListUsers,
): Promise<{ items: ManagedUser[]; page: number; size: number; total: number }> {
  const { page = 1, size = defaultUserPageSize } = pageRequest ?? {}
  const request = { page, size }
  const { rows, total } = await pageUserRows(db, scope, userFilter ?? {}, sort ?? 'name', request)
  return { items: rows.map(presentUser), ...request, total }
}

export async function readManagedUser(db: Queries, scope: Scope, id: string): Promise<ManagedUser> {
  return presentUser(await readUser(db, scope, id))
}

/** A user as administrators see them. */
export function presentUser({
  user,
  pendingEmail,
  customerNumber,
  companyName,
  hasSecondFactor,
}: ManagedRow): ManagedUser {
  return {
    ...presentPerson(user),
    roles: user.roles.filter(isUserRole),
    pendingEmail,
    orderLimit: user.orderLimit === null ? null : formatMoney(user.orderLimit),
    monthLimit: user.monthLimit === null ? null : formatMoney(user.monthLimit),
    companyCustomerNumber: customerNumber,
    companyName,
    locked: user.locked,
    enabled: user.enabled,
    invited: user.passwordHash === null,
    secondFactor: hasSecondFactor,
    createdAt: user.createdAt.toISOString(),
  }
}
