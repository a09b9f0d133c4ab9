import type { ChangePassword } from '@normwerk/contract/password'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { hashToken } from '../../http/session.ts'
import { checkPassword } from './check-password.ts'
import { findProof } from './prove-password.ts'
import { replacePassword } from './replace-password.ts'
import { lockUser, renewSession } from './repository/users.ts'
import type { Source } from './source.ts'

export interface RenewedSession {
  token: string
  /** Milliseconds; null: until the browser closes. */
  lasts: number | null
}

/** Changes the user's own password. The current session continues under a new token, all others end. */
export async function changePassword(
  dependencies: Dependencies,
  caller: Caller,
  { oldPassword, newPassword }: ChangePassword,
  { address, correlationId }: Source,
): Promise<RenewedSession> {
  checkPassword(newPassword)
  const provedHash = await findProof(dependencies, caller, oldPassword, address)
  if (provedHash === null) throw couldNotChange()
  const passwordHash = await dependencies.passwords.hash(newPassword)
  return dependencies.database.transaction(async (db) => {
    const user = await lockUser(db, caller.userId)
    // Of two simultaneous changes, the second has verified a password that is no longer valid.
    if (user.passwordHash !== provedHash) throw couldNotChange()
    const keptSessionId = caller.sessionId
    await replacePassword(dependencies, db, user, passwordHash, {
      action: 'account.passwordChanged',
      correlationId,
      keptSessionId,
    })
    const token = dependencies.secrets.token()
    const { stays, expiresAt } = await renewSession(db, keptSessionId, hashToken(token))
    return { token, lasts: stays ? expiresAt.getTime() - dependencies.clock.now().getTime() : null }
  })
}

function couldNotChange(): AppError {
  return new AppError('COULDNT_CHANGE_PASSWORD', { fields: { oldPassword: [{ code: 'invalid' }] } })
}
