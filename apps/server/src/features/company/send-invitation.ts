import type { Dependencies } from '../../dependencies.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Administration } from './administration.ts'
import { readUser, type UserRow } from './repository.ts'

/** Sends a user the link by which he chooses his password. */
export async function sendInvitation(
  dependencies: Dependencies,
  { db, caller, language }: Administration,
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
