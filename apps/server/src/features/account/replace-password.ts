import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { endSessions } from './end-sessions.ts'
import { deletePasswordTokens } from './one-time-tokens.ts'
import { type UserRow, updateUser } from './repository/users.ts'

/** Gives a locked user row a new password. Sessions and links of the old one end. The user is informed by mail. */
export async function replacePassword(
  dependencies: Dependencies,
  db: Queries,
  { id: userId, email, language, companyId }: UserRow,
  passwordHash: string,
  event: { action: 'account.passwordChanged' | 'account.passwordReset'; correlationId: string; keptSessionId?: string },
): Promise<void> {
  const { action, correlationId, keptSessionId } = event
  await updateUser(db, userId, { passwordHash, needsReset: false })
  await endSessions(db, userId, keptSessionId)
  await deletePasswordTokens(db, userId)
  await sendMail(dependencies, db, { kind: 'passwordChanged', recipient: email, language, data: { userId } })
  await recordEvent(dependencies, db, { action, userId, companyId, correlationId })
}
