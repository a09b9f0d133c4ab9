import { lockTransaction } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { hasOtherAdministrator, lockAdministratorsOfCompany, type UserRow } from './repository/users.ts'

/**
 * Refuses to take its last active administrator from a company, or from the shop. Whoever else takes one waits, so
 * that two administrators cannot remove each other at once.
 * @param before the user, held
 * @param after what becomes of him
 */
export async function requireOtherAdministrator(db: Queries, before: UserRow, after: UserRow): Promise<void> {
  const { companyId } = before
  if (!isAdministrator(before) || (isAdministrator(after) && after.companyId === companyId)) return
  if (companyId === null) await lockTransaction(db, 'staff')
  else await lockAdministratorsOfCompany(db, companyId)
  if (!(await hasOtherAdministrator(db, before))) throw new AppError('lastAdministrator')
}

/** Who has not chosen a password yet cannot help anybody. */
function isAdministrator({ companyId, roles, enabled, locked, passwordHash }: UserRow): boolean {
  return roles.includes(companyId === null ? 'GLOBAL_ADMIN' : 'ADMIN') && enabled && !locked && passwordHash !== null
}
