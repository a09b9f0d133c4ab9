import type { ResetPassword } from '@normwerk/contract/password'
import type { Queries } from '../../database/client.ts'
import type { Tools } from '../../tools.ts'
import { checkPassword } from './check-password.ts'
import { forgetAttempts } from './limit-attempts.ts'
import { takePasswordToken } from './one-time-tokens.ts'
import { replacePassword } from './replace-password.ts'
import { lockUser } from './repository.ts'

/** Chooses a password, also an invited user's first, by the link of a mail; a refused password leaves the link good. */
export async function resetPassword(
  tools: Tools,
  db: Queries,
  { email, token, newPassword }: ResetPassword,
  correlationId: string,
): Promise<void> {
  checkPassword(newPassword)
  const userId = await takePasswordToken(db, email, token, tools.clock.now())
  const user = await lockUser(db, userId)
  const passwordHash = await tools.passwords.hash(newPassword)
  await replacePassword(tools, db, user, passwordHash, { action: 'account.passwordReset', correlationId })
  // Who has locked himself out by wrong passwords signs in with the new one at once.
  for (const account of [user.username, user.email]) await forgetAttempts(db, 'signIn', account.toLowerCase())
}
