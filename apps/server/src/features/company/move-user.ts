import type { ChangeCompany } from '@normwerk/contract/company/shop-user'
import type { ManagedUser } from '@normwerk/contract/company/user'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { endSessions } from '../account/sessions.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { recordEvent } from '../audit/record-event.ts'
import { requireOtherAdministrator } from './check-user.ts'
import { presentUser } from './list-users.ts'
import { findCompanyByNumber } from './repository/companies.ts'
import { deleteAnswers, deleteShares, redirectCarts } from './repository/personal-data.ts'
import { lockUserForUpdate, type ManagedRow, readUser, updateUser } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'

/** Moves a user to the company with this customer number. The user is no administrator there. */
export async function moveUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { userId, customerNumber }: ChangeCompany,
): Promise<ManagedUser> {
  const { db, scope } = context
  const before = await lockUserForUpdate(db, scope, userId)
  const company = await findCompanyByNumber(db, customerNumber)
  if (company === undefined) throw new AppError('INVALID_COMPANY')
  if (company.id === before.companyId) return presentUser(await readUser(db, scope, userId))
  const left = await readUser(db, scope, userId)
  const roles = before.roles.filter((role) => role !== 'ADMIN' && role !== 'GLOBAL_ADMIN')
  await requireOtherAdministrator(db, before, { ...before, roles, companyId: company.id })
  await updateUser(db, userId, { roles, companyId: company.id })
  await endSessions(db, userId)
  await redirectCarts(db, userId)
  await deleteShares(db, userId)
  await deleteAnswers(db, userId)
  const entered = await readUser(db, scope, userId)
  await recordMove(dependencies, context, left, entered)
  return presentUser(entered)
}

/** Records one event for each company, so that its administrators do not learn of the other company. */
async function recordMove(
  dependencies: Dependencies,
  { db, caller, request }: ScopedContext,
  left: ManagedRow,
  entered: ManagedRow,
): Promise<void> {
  const event = {
    action: 'user.companyChanged',
    userId: caller.userId,
    subjectId: left.user.id,
    correlationId: request.id,
  } as const
  const roles = changesBetween(left.user, entered.user, ['roles'])
  await recordEvent(dependencies, db, {
    ...event,
    companyId: left.user.companyId,
    changes: { companyCustomerNumber: [left.customerNumber, null], ...roles },
  })
  await recordEvent(dependencies, db, {
    ...event,
    companyId: entered.user.companyId,
    changes: { companyCustomerNumber: [null, entered.customerNumber], ...roles },
  })
}
