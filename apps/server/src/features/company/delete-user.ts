import type { Dependencies } from '../../dependencies.ts'
import { deletePasswordTokens } from '../account/one-time-tokens.ts'
import { endSessions } from '../account/sessions.ts'
import { recordUser } from './record-user.ts'
import { noSecondFactor } from './remove-second-factor.ts'
import { deletePersonalRows } from './repository/personal-data.ts'
import { lockUserForUpdate, updateUser } from './repository/users.ts'
import { requireOtherAdministrator } from './require-administrator.ts'
import type { ScopedContext } from './scope.ts'

/** Deletes a user with the personal data. The row stays without it, because orders refer to it. */
export async function deleteUser(dependencies: Dependencies, context: ScopedContext, id: string): Promise<void> {
  const { db, scope } = context
  const before = await lockUserForUpdate(db, scope, id)
  await requireOtherAdministrator(db, before, { ...before, enabled: false })
  await endSessions(db, id)
  await deletePasswordTokens(db, id)
  await deletePersonalRows(db, before)
  const left = await updateUser(db, id, {
    ...noSecondFactor,
    // Nobody else can choose these values: neither is a valid user name or mail address.
    username: `deleted:${id}`,
    email: `deleted:${id}`,
    salutation: null,
    title: null,
    firstName: '',
    lastName: '',
    phoneNumber: null,
    mobilePhoneNumber: null,
    fax: null,
    roles: [],
    enabled: false,
    passwordHash: null,
    lastLoginAt: null,
    deletedAt: dependencies.clock.now(),
  })
  const { roles, enabled } = left
  await recordUser(dependencies, context, 'user.deleted', before, { ...before, roles, enabled })
}
