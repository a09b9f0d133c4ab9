import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { deletePasswordTokens } from '../account/one-time-tokens.ts'
import { sendMail } from '../mail/send-mail.ts'
import { recordUser } from './record-user.ts'
import { lockUserForUpdate, readUser, type UserRow } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'

/** Invites a user again; links that were sent before become invalid. */
export async function inviteUser(dependencies: Dependencies, context: ScopedContext, id: string): Promise<void> {
  const { db, scope } = context
  const user = await lockUserForUpdate(db, scope, id)
  if (user.passwordHash !== null) throw new AppError('entryNotFound')
  await deletePasswordTokens(db, id)
  await sendInvitation(dependencies, context, user)
  await recordUser(dependencies, context, 'user.invited', user, user)
}

/** Sends a user the link for setting a password. */
export async function sendInvitation(
  dependencies: Dependencies,
  { db, caller, language }: ScopedContext,
  { id, email }: UserRow,
): Promise<void> {
  const { user: host } = await readUser(db, 'everything', caller.userId)
  await sendMail(dependencies, db, {
    kind: 'invitation',
    recipient: email,
    language,
    data: { userId: id, invitedBy: `${host.firstName} ${host.lastName}` },
  })
}
