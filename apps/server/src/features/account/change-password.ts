import type { ChangePassword, ResetPassword } from '@normwerk/contract/account/password'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Once } from '../../http/bind.ts'
import { type Caller, callerMay } from '../../http/session/caller.ts'
import { cookieLifetime, hashToken } from '../../http/session/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { exceededLimit, type Source, tooManyAttempts } from './limit-attempts.ts'
import { checkPasswordToken, deletePasswordTokens, redeemPasswordToken } from './one-time-tokens.ts'
import { findProof } from './prove-password.ts'
import { deleteAttempts } from './repository/attempts.ts'
import { deleteDevices } from './repository/devices.ts'
import { hasUser, lockUser, renewSession, type UserRow, updateUser } from './repository/users.ts'
import { endSessions } from './sessions.ts'

/** Gives a locked user row a new password. Sessions and links of the old one end. The user is informed by mail. */
async function replacePassword(
  dependencies: Dependencies,
  db: Queries,
  { id: userId, email, language, companyId }: UserRow,
  passwordHash: string,
  event: { action: 'account.passwordChanged' | 'account.passwordReset'; correlationId: string; keptSessionId?: string },
): Promise<void> {
  const { action, correlationId, keptSessionId } = event
  await updateUser(db, userId, { passwordHash, needsReset: false })
  await endSessions(db, userId, keptSessionId)
  await deletePasswordTokens(db, userId)
  await sendMail(dependencies, db, { kind: 'passwordChanged', recipient: email, language, data: { userId } })
  await recordEvent(dependencies, db, { action, userId, companyId, correlationId })
}

interface RenewedSession {
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
    const renewed = await renewSession(db, keptSessionId, hashToken(token))
    return { token, lasts: cookieLifetime(renewed, dependencies.clock.now()) }
  })
}

function couldNotChange(): AppError {
  return new AppError('COULDNT_CHANGE_PASSWORD', { fields: { oldPassword: [{ code: 'invalid' }] } })
}

/**
 * Sends a mail for setting a new password. Whether the address is known is looked up only for administrators: the mail's
 * text is written when it is sent. Too many mails to one address are dropped silently; only a caller who asks too often
 * is rejected.
 * @throws AppError `USER_NOT_FOUND` if the caller manages users and none of them has the address
 */
export async function requestReset(
  dependencies: Dependencies,
  caller: Caller | null,
  email: string,
  { address, language }: { address: string; language: LanguageCode },
): Promise<void> {
  const exceeded = await exceededLimit(dependencies, {
    purpose: 'passwordReset',
    account: email.toLowerCase(),
    address,
  })
  if (exceeded?.by === 'address') throw tooManyAttempts(exceeded)
  await expectManaged(dependencies.database, caller, email)
  if (exceeded !== null) return
  await dependencies.database.transaction((db) =>
    sendMail(dependencies, db, { kind: 'resetPassword', recipient: email, language, data: {} }),
  )
}

/** @throws AppError `USER_NOT_FOUND` if the caller manages users and none of them has the address */
async function expectManaged(db: Queries, caller: Caller | null, email: string): Promise<void> {
  if (caller === null || !(callerMay(caller, 'company.manage') || callerMay(caller, 'shop.administer'))) return
  if (!(await hasUser(db, email, caller.companyId))) throw new AppError('USER_NOT_FOUND')
}

/**
 * Sets a password by the link of a mail, also the first one of an invited user. A rejected password leaves the link
 * valid. The slow hash is computed before the user is locked, and only for a valid link.
 */
export async function resetPassword(
  dependencies: Dependencies,
  { email, token, newPassword }: ResetPassword,
  correlationId: string,
  once: Once<void>,
): Promise<void> {
  const prepare = async () => {
    await checkPasswordToken(dependencies.database, email, token, dependencies.clock.now())
    return dependencies.passwords.hash(newPassword)
  }
  await once(prepare, async (db, passwordHash) => {
    const user = await lockUser(db, await redeemPasswordToken(db, email, token, dependencies.clock.now()))
    await replacePassword(dependencies, db, user, passwordHash, { action: 'account.passwordReset', correlationId })
    // A user who was locked out by wrong passwords can sign in with the new one at once.
    await deleteAttempts(db, 'signIn', { account: user.id })
    // One of the devices may have been an attacker's.
    await deleteDevices(db, user.id)
  })
}
