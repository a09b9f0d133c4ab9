import type { ResetPassword } from '@normwerk/contract/password'
import type { Tools } from '../../tools.ts'
import { checkPassword } from './check-password.ts'
import { forgetAttempts } from './limit-attempts.ts'
import { checkPasswordToken, takePasswordToken } from './one-time-tokens.ts'
import { replacePassword } from './replace-password.ts'
import { lockUser } from './repository.ts'

/**
 * Chooses a password, also an invited user's first, by the link of a mail; a refused password leaves the link good.
 * The slow hash is made before the user is held, and only for who shows a good link.
 */
export async function resetPassword(
  tools: Tools,
  { email, token, newPassword }: ResetPassword,
  correlationId: string,
): Promise<void> {
  checkPassword(newPassword)
  await checkPasswordToken(tools.database, email, token, tools.clock.now())
  const passwordHash = await tools.passwords.hash(newPassword)
  await tools.database.transaction(async (db) => {
    const user = await lockUser(db, await takePasswordToken(db, email, token, tools.clock.now()))
    await replacePassword(tools, db, user, passwordHash, { action: 'account.passwordReset', correlationId })
    // Who has locked himself out by wrong passwords signs in with the new one at once.
    await forgetAttempts(db, 'signIn', user.id)
  })
}
