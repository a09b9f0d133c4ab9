import type { ManagedUser } from '@normwerk/contract/company-user'
import type { Dependencies } from '../../dependencies.ts'
import { endSessions } from '../account/end-sessions.ts'
import type { Administration } from './administration.ts'
import { presentUser } from './present-user.ts'
import { recordUser } from './record-user.ts'
import { lockUserForUpdate, readUser, updateUser } from './repository.ts'
import { requireOtherAdministrator } from './require-administrator.ts'

/** Locks a user, whose sessions end, or unlocks him. */
export async function lockUser(
  dependencies: Dependencies,
  administration: Administration,
  { userId, locking }: { userId: string; locking: boolean },
): Promise<ManagedUser> {
  const { db, scope } = administration
  const before = await lockUserForUpdate(db, scope, userId)
  if (before.locked !== locking) {
    await requireOtherAdministrator(db, before, { ...before, locked: locking })
    const after = await updateUser(db, userId, { locked: locking })
    if (locking) await endSessions(db, userId)
    await recordUser(dependencies, administration, locking ? 'user.locked' : 'user.unlocked', before, after)
  }
  return presentUser(await readUser(db, scope, userId))
}
