import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/caller.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { endSessions } from '../end-sessions.ts'
import { countAttempt } from '../limit-attempts.ts'
import { deleteAttempts } from '../repository/attempts.ts'
import { lockUser, updateUser } from '../repository/users.ts'
import type { Source } from '../source.ts'
import { drawRecoveryCodes } from './draw-recovery-codes.ts'
import { readCode } from './read-code.ts'
import { findStep } from './totp.ts'

/** Turns the second factor on, or switches to another authenticator. Returns the recovery codes. */
export async function confirmSecondFactor(
  dependencies: Dependencies,
  { userId, sessionId }: Caller,
  typed: string,
  { address, correlationId }: Source,
): Promise<string[]> {
  await countAttempt(dependencies, { purpose: 'proof', account: userId, address })
  const now = dependencies.clock.now()
  return dependencies.database.transaction(async (db) => {
    const { totpPreparedSecret: secret, email, language, companyId } = await lockUser(db, userId)
    const step = secret === null ? null : findStep(secret, readCode(typed), now)
    if (step === null) throw new AppError('invalidCode', { fields: { code: [{ code: 'invalid' }] } })
    await updateUser(db, userId, {
      totpSecret: secret,
      totpPreparedSecret: null,
      totpConfirmedAt: now,
      totpLastStep: step,
    })
    const codes = await drawRecoveryCodes(dependencies, db, userId)
    await endSessions(db, userId, sessionId)
    await deleteAttempts(db, 'proof', userId)
    await sendMail(dependencies, db, {
      kind: 'secondFactorChanged',
      recipient: email,
      language,
      data: { userId, state: 'on' },
    })
    await recordEvent(dependencies, db, { action: 'account.secondFactorAdded', userId, companyId, correlationId })
    return codes
  })
}
