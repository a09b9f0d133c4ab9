import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { deletePasswordTokens } from '../account/one-time-tokens.ts'
import { recordUser } from './record-user.ts'
import { lockUserForUpdate } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'
import { sendInvitation } from './send-invitation.ts'

/** Invites a user again; links that were sent before become invalid. */
export async function inviteUser(dependencies: Dependencies, context: ScopedContext, id: string): Promise<void> {
  const { db, scope } = context
  const user = await lockUserForUpdate(db, scope, id)
  if (user.passwordHash !== null) throw new AppError('entryNotFound')
  await deletePasswordTokens(db, id)
  await sendInvitation(dependencies, context, user)
  await recordUser(dependencies, context, 'user.invited', user, user)
}
