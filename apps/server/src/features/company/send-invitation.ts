import type { Dependencies } from '../../dependencies.ts'
import { sendMail } from '../mail/send-mail.ts'
import { readUser, type UserRow } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'

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
