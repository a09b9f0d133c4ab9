import type { ChangePassword } from '@normwerk/contract/password'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { hashToken } from '../../http/session.ts'
import type { Tools } from '../../tools.ts'
import { checkPassword } from './check-password.ts'
import { findProof } from './prove-password.ts'
import { replacePassword } from './replace-password.ts'
import { lockUser, renewSession } from './repository.ts'
import type { Source } from './source.ts'

export interface RenewedSession {
  token: string
  /** Milliseconds; null: until the browser closes. */
  lasts: number | null
}

/** Changes the own password; the session at hand goes on under a new token, all others end. */
export async function changePassword(
  tools: Tools,
  caller: Caller,
  { oldPassword, newPassword }: ChangePassword,
  { address, correlationId }: Source,
): Promise<RenewedSession> {
  checkPassword(newPassword)
  const provedHash = await findProof(tools, caller, oldPassword, address)
  if (provedHash === null) throw couldNotChange()
  const passwordHash = await tools.passwords.hash(newPassword)
  return tools.database.transaction(async (db) => {
    const user = await lockUser(db, caller.userId)
    // Of two changes at once the second has proved a password that is the old one no more.
    if (user.passwordHash !== provedHash) throw couldNotChange()
    const keptSessionId = caller.sessionId
    await replacePassword(tools, db, user, passwordHash, {
      action: 'account.passwordChanged',
      correlationId,
      keptSessionId,
    })
    const token = tools.secrets.token()
    const { stays, expiresAt } = await renewSession(db, keptSessionId, hashToken(token))
    return { token, lasts: stays ? expiresAt.getTime() - tools.clock.now().getTime() : null }
  })
}

function couldNotChange(): AppError {
  return new AppError('COULDNT_CHANGE_PASSWORD', { fields: { oldPassword: [{ code: 'invalid' }] } })
}
