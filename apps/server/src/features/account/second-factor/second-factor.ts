import type { Queries } from '../../../database/client.ts'
import { AppError, type Caller, type Dependencies } from '../../../http/call.ts'
import { requiresSecondFactor } from '../../../http/session/session.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { countAttempt, provePassword, type Source } from '../limit-attempts.ts'
import { deleteAttempts } from '../repository/attempts.ts'
import {
  countRecoveryCodes,
  findSecondFactor,
  listPasskeyRows,
  replaceRecoveryCodes,
} from '../repository/second-factors.ts'
import { lockCaller, readUserWithCompany, updateUser } from '../repository/users.ts'
import { endSessions } from '../sessions.ts'
import { decryptSecret, drawRecoveryCodes, encryptSecret, findStep, formatUri, makeSecret, readCode } from './codes.ts'

export async function readSecondFactor({ settings }: Pick<Dependencies, 'settings'>, db: Queries, { userId }: Caller) {
  const { user, company, hasSecondFactor } = await readUserWithCompany(db, userId)
  return {
    active: hasSecondFactor,
    authenticator: user.totpConfirmedAt !== null,
    passkey: (await listPasskeyRows(db, userId)).length > 0,
    required: requiresSecondFactor(settings, user.roles, company),
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
    await updateUser(db, id, { totpPreparedSecret: encryptSecret(dependencies.keys, id, secret) })
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
    const { totpPreparedSecret, email, language, companyId } = await lockCaller(db, caller)
    const secret = totpPreparedSecret && decryptSecret(dependencies.keys, userId, totpPreparedSecret)
    const step = secret === null ? null : findStep(secret, readCode(typed), now)
    if (step === null) throw new AppError('invalidCode', { fields: { code: [{ code: 'invalid' }] } })
    await updateUser(db, userId, {
      totpSecret: totpPreparedSecret,
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

/**
 * Runs after a factor was removed. If it was the last one, rejects the removal for a user who must have one, else deletes
 * the recovery codes.
 */
export async function completeFactorRemoval(
  { settings }: Pick<Dependencies, 'settings'>,
  db: Queries,
  userId: string,
): Promise<void> {
  const { user, company, hasSecondFactor } = await readUserWithCompany(db, userId)
  if (hasSecondFactor) return
  if (requiresSecondFactor(settings, user.roles, company)) throw new AppError('secondFactorSetUpRequired')
  await replaceRecoveryCodes(db, userId, [])
}

/** Removes the authenticator. A secret that was only prepared is deleted without a mail. */
export async function removeSecondFactor(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  { address, correlationId }: Source,
): Promise<void> {
  await provePassword(dependencies, caller, password, address)
  await dependencies.database.transaction(async (db) => {
    const { id: userId, email, language, companyId, totpConfirmedAt } = await lockCaller(db, caller)
    await updateUser(db, userId, {
      totpSecret: null,
      totpPreparedSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
    })
    await completeFactorRemoval(dependencies, db, userId)
    if (totpConfirmedAt === null) return
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
    if (!(await findSecondFactor(db, user.id))) throw new AppError('entryNotFound')
    const codes = await drawRecoveryCodes(dependencies, db, user.id)
    await recordEvent(dependencies, db, { action: 'account.recoveryCodesRenewed', ...caller, correlationId })
    return codes
  })
}
