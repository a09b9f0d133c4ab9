import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { deletePasswordTokens } from '../account/one-time-tokens.ts'
import type { Administration } from './administration.ts'
import { recordUser } from './record-user.ts'
import { lockUserForUpdate } from './repository.ts'
import { sendInvitation } from './send-invitation.ts'

/** Invites a user once more; links that were sent before open nothing any more. */
export async function inviteUser(
  dependencies: Dependencies,
  administration: Administration,
  id: string,
): Promise<void> {
  const { db, scope } = administration
  const user = await lockUserForUpdate(db, scope, id)
  if (user.passwordHash !== null) throw new AppError('entryNotFound')
  await deletePasswordTokens(db, id)
  await sendInvitation(dependencies, administration, user)
  await recordUser(dependencies, administration, 'user.invited', user, user)
}
