import type { SecondFactor } from '@normwerk/contract/account/profile'
import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/caller.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { countAttempt, type Source } from '../limit-attempts.ts'
import { provePassword } from '../prove-password.ts'
import { deleteAttempts } from '../repository/attempts.ts'
import { countRecoveryCodes, replaceRecoveryCodes, requiresSecondFactor } from '../repository/second-factors.ts'
import { lockCaller, readUserWithCompany, updateUser } from '../repository/users.ts'
import { endSessions } from '../sessions.ts'
import { drawRecoveryCodes, readCode } from './codes.ts'
import { findStep, formatUri, makeSecret } from './totp.ts'

export async function readSecondFactor(db: Queries, { userId }: Caller): Promise<SecondFactor> {
  const { user, company } = await readUserWithCompany(db, userId)
  return {
    active: user.totpConfirmedAt !== null,
    required: company?.requireSecondFactor ?? false,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}

/** Returns a new secret. The current authenticator stays valid until a code of the new one is confirmed. */
export async function prepareSecondFactor(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  address: string,
): Promise<{ secret: string; uri: string }> {
  await provePassword(dependencies, caller, password, address)
  const secret = makeSecret()
  return dependencies.database.transaction(async (db) => {
    const { id, username } = await lockCaller(db, caller)
    await updateUser(db, id, { totpPreparedSecret: secret })
    return { secret, uri: formatUri(secret, username) }
  })
}

/** Turns the second factor on, or switches to another authenticator. Returns the recovery codes. */
export async function confirmSecondFactor(
  dependencies: Dependencies,
  caller: Caller,
  typed: string,
  { address, correlationId }: Source,
): Promise<string[]> {
  const { userId, sessionId } = caller
  await countAttempt(dependencies, { purpose: 'proof', account: userId, address })
  const now = dependencies.clock.now()
  return dependencies.database.transaction(async (db) => {
    const { totpPreparedSecret: secret, email, language, companyId } = await lockCaller(db, caller)
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
    await deleteAttempts(db, 'proof', { account: userId })
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

/** Turns the second factor off. A secret that was only prepared is deleted without a mail. */
export async function removeSecondFactor(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  { address, correlationId }: Source,
): Promise<void> {
  await provePassword(dependencies, caller, password, address)
  await dependencies.database.transaction(async (db) => {
    const { id: userId, email, language, companyId, totpConfirmedAt } = await lockCaller(db, caller)
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

export async function renewRecoveryCodes(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  { address, correlationId }: Source,
): Promise<string[]> {
  await provePassword(dependencies, caller, password, address)
  return dependencies.database.transaction(async (db) => {
    const user = await lockCaller(db, caller)
    if (user.totpConfirmedAt === null) throw new AppError('entryNotFound')
    const codes = await drawRecoveryCodes(dependencies, db, user.id)
    await recordEvent(dependencies, db, { action: 'account.recoveryCodesRenewed', ...caller, correlationId })
    return codes
  })
}
