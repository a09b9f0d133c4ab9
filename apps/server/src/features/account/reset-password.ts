import type { ResetPassword } from '@normwerk/contract/password'
import type { Dependencies } from '../../dependencies.ts'
import { checkPassword } from './check-password.ts'
import { checkPasswordToken, redeemPasswordToken } from './one-time-tokens.ts'
import { replacePassword } from './replace-password.ts'
import { deleteAttempts } from './repository/attempts.ts'
import { lockUser } from './repository/users.ts'

/**
 * Sets a password by the link of a mail, also the first one of an invited user. A rejected password leaves the link
 * valid. The slow hash is computed before the user is locked, and only for a valid link.
 */
export async function resetPassword(
  dependencies: Dependencies,
  { email, token, newPassword }: ResetPassword,
  correlationId: string,
): Promise<void> {
  checkPassword(newPassword)
  await checkPasswordToken(dependencies.database, email, token, dependencies.clock.now())
  const passwordHash = await dependencies.passwords.hash(newPassword)
  await dependencies.database.transaction(async (db) => {
    const user = await lockUser(db, await redeemPasswordToken(db, email, token, dependencies.clock.now()))
    await replacePassword(dependencies, db, user, passwordHash, { action: 'account.passwordReset', correlationId })
    // A user who was locked out by wrong passwords can sign in with the new one at once.
    await deleteAttempts(db, 'signIn', user.id)
  })
}
