import type { Role } from '@normwerk/contract/permissions'
import { lockTransaction } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { hasOtherAdministrator, lockAdministratorsOfCompany, type UserRow } from './repository/users.ts'

/** Whether users of the company may have these roles. Staff have the one role that no user of a company has. */
export function areRolesOf(companyId: string | null, roles: readonly Role[]): boolean {
  return roles.every((role) => (role === 'GLOBAL_ADMIN') === (companyId === null))
}

/**
 * Rejects a change that removes the last active administrator of a company, or of the shop. Simultaneous changes wait,
 * so that two administrators cannot remove each other.
 * @param before the locked user
 * @param after the user after the change
 */
export async function requireOtherAdministrator(db: Queries, before: UserRow, after: UserRow): Promise<void> {
  const { companyId } = before
  if (!isAdministrator(before) || (isAdministrator(after) && after.companyId === companyId)) return
  if (companyId === null) await lockTransaction(db, 'staff')
  else await lockAdministratorsOfCompany(db, companyId)
  if (!(await hasOtherAdministrator(db, before))) throw new AppError('lastAdministrator')
}

/** A user without a password cannot administer yet. */
function isAdministrator({ companyId, roles, enabled, locked, passwordHash }: UserRow): boolean {
  return roles.includes(companyId === null ? 'GLOBAL_ADMIN' : 'ADMIN') && enabled && !locked && passwordHash !== null
}

/**
 * Returns a chosen user name; null if none was chosen, or it is the mail address, which is returned for users without
 * one.
 */
export function ownName(username: string | null | undefined, email: string): string | null {
  return username === null || username === undefined || isSameAddress(username, email) ? null : username
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
