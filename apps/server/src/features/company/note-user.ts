import type { AuditAction } from '@normwerk/contract/audit'
import type { Tools } from '../../tools.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { noteEvent } from '../audit/note-event.ts'
import type { Administration } from './administration.ts'
import type { UserRow } from './repository.ts'

const open = ['roles', 'locked', 'enabled'] as const
const personal = [
  'username',
  'email',
  'salutation',
  'title',
  'firstName',
  'lastName',
  'phoneNumber',
  'mobilePhoneNumber',
  'fax',
] as const

const nobody = {
  roles: null,
  locked: null,
  enabled: null,
  username: null,
  email: null,
  salutation: null,
  title: null,
  firstName: null,
  lastName: null,
  phoneNumber: null,
  mobilePhoneNumber: null,
  fax: null,
}

type UserAction = Extract<AuditAction, `user.${string}` | 'account.secondFactorRemoved'>
type Source = Pick<Administration, 'db' | 'request'> & { caller: { userId: string } | null }

/**
 * Notes what was done to a user.
 * @param before null: he is new
 */
export async function noteUser(
  tools: Pick<Tools, 'ids' | 'clock'>,
  { db, caller, request }: Source,
  action: UserAction,
  before: UserRow | null,
  after: UserRow,
): Promise<void> {
  await noteEvent(tools, db, {
    action,
    userId: caller?.userId ?? null,
    companyId: after.companyId,
    subjectId: after.id,
    changes: changesBetween(before ?? nobody, after, open),
    personal: { userId: after.id, changes: changesBetween(before ?? nobody, after, personal) },
    correlationId: request.id,
  })
}
