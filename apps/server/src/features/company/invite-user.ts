import { AppError } from '../../http/app-error.ts'
import type { Tools } from '../../tools.ts'
import { endPasswordTokens } from '../account/one-time-tokens.ts'
import type { Administration } from './administration.ts'
import { noteUser } from './note-user.ts'
import { holdUser } from './repository.ts'
import { sendInvitation } from './send-invitation.ts'

/** Invites a user once more; links that were sent before open nothing any more. */
export async function inviteUser(tools: Tools, administration: Administration, id: string): Promise<void> {
  const { db, scope } = administration
  const user = await holdUser(db, scope, id)
  if (user.passwordHash !== null) throw new AppError('entryNotFound')
  await endPasswordTokens(db, id)
  await sendInvitation(tools, administration, user)
  await noteUser(tools, administration, 'user.invited', user, user)
}
