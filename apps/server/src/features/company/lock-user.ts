import type { ManagedUser } from '@normwerk/contract/company-user'
import type { Dependencies } from '../../dependencies.ts'
import { endSessions } from '../account/sessions.ts'
import { presentUser } from './list-users.ts'
import { recordUser } from './record-user.ts'
import { lockUserForUpdate, readUser, updateUser } from './repository/users.ts'
import { requireOtherAdministrator } from './require-administrator.ts'
import type { ScopedContext } from './scope.ts'

/** Locks a user, whose sessions end, or unlocks them. */
export async function lockUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { userId, locking }: { userId: string; locking: boolean },
): Promise<ManagedUser> {
  const { db, scope } = context
  const before = await lockUserForUpdate(db, scope, userId)
  if (before.locked !== locking) {
    await requireOtherAdministrator(db, before, { ...before, locked: locking })
    const after = await updateUser(db, userId, { locked: locking })
    if (locking) await endSessions(db, userId)
    await recordUser(dependencies, context, locking ? 'user.locked' : 'user.unlocked', before, after)
  }
  return presentUser(await readUser(db, scope, userId))
}
