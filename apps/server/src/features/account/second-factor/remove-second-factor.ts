import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/caller.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { provePassword } from '../prove-password.ts'
import { replaceRecoveryCodes, requiresSecondFactor } from '../repository/second-factors.ts'
import { lockUser, updateUser } from '../repository/users.ts'
import type { Source } from '../source.ts'

/** Turns the second factor off. A secret that was only prepared is deleted without a mail. */
export async function removeSecondFactor(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  { address, correlationId }: Source,
): Promise<void> {
  await provePassword(dependencies, caller, password, address)
  await dependencies.database.transaction(async (db) => {
    const { id: userId, email, language, companyId, totpConfirmedAt } = await lockUser(db, caller.userId)
    if (await requiresSecondFactor(db, companyId)) throw new AppError('secondFactorSetUpRequired')
    await updateUser(db, userId, {
      totpSecret: null,
      totpPreparedSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
    })
    if (totpConfirmedAt === null) return
    await replaceRecoveryCodes(db, userId, [])
    await sendMail(dependencies, db, {
      kind: 'secondFactorChanged',
      recipient: email,
      language,
      data: { userId, state: 'off' },
    })
    await recordEvent(dependencies, db, { action: 'account.secondFactorRemoved', userId, companyId, correlationId })
  })
}
