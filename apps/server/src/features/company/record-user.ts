import type { AuditAction } from '@normwerk/contract/audit'
import type { Dependencies } from '../../dependencies.ts'
import { changesBetween, personalFields, recordEvent } from '../audit/record-event.ts'
import type { UserRow } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'

const openFields = ['roles', 'orderLimit', 'monthLimit', 'locked', 'enabled'] as const

type UserAction = Extract<AuditAction, `user.${string}` | 'account.secondFactorRemoved'>
type Source = Pick<ScopedContext, 'db' | 'request'> & { caller: { userId: string } | null }

/**
 * Records the change of a user.
 * @param before null: a new user
 */
export async function recordUser(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: Source,
  action: UserAction,
  before: UserRow | null,
  after: UserRow,
): Promise<void> {
  await recordEvent(dependencies, db, {
    action,
    userId: caller?.userId ?? null,
    companyId: after.companyId,
    subjectId: after.id,
    changes: changesBetween(before, after, openFields),
    personal: { userId: after.id, changes: changesBetween(before, after, personalFields) },
    correlationId: request.id,
  })
}
