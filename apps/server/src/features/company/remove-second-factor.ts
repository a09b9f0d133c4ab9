import type { ManagedUser } from '@normwerk/contract/company-user'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { endSessions } from '../account/sessions.ts'
import { sendMail } from '../mail/send-mail.ts'
import { presentUser } from './list-users.ts'
import { recordUser } from './record-user.ts'
import { deleteRecoveryCodes } from './repository/personal-data.ts'
import { lockUserForUpdate, readUser, updateUser } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'

export const noSecondFactor = {
  totpPreparedSecret: null,
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
}

/**
 * Removes the second factor of a user who has lost it. Administrators cannot remove their own here, because that needs
 * their password.
 */
export async function removeSecondFactor(
  dependencies: Dependencies,
  context: ScopedContext,
  userId: string,
): Promise<ManagedUser> {
  const { db, scope, caller } = context
  if (userId === caller.userId) throw new AppError('forbidden')
  const before = await lockUserForUpdate(db, scope, userId)
  if (before.totpConfirmedAt !== null) {
    const after = await updateUser(db, userId, noSecondFactor)
    await deleteRecoveryCodes(db, userId)
    await endSessions(db, userId)
    const { email: recipient, language } = after
    await sendMail(dependencies, db, {
      kind: 'secondFactorChanged',
      recipient,
      language,
      data: { userId, state: 'off' },
    })
    await recordUser(dependencies, context, 'account.secondFactorRemoved', before, after)
  }
  return presentUser(await readUser(db, scope, userId))
}
