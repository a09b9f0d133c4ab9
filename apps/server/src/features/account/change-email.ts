import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import { AppError, type Caller, type Dependencies } from '../../http/call.ts'
import { hashToken } from '../../http/session/session.ts'
import { changesBetween, personalFields, recordEvent } from '../audit/record-event.ts'
import { linkLife } from '../mail/mail-content.ts'
import { sendMail } from '../mail/send-mail.ts'
import { deletePasswordTokens } from './one-time-tokens.ts'
import {
  changesBefore,
  deleteChangesSince,
  lockEmailChange,
  redeemToken,
  replacePendingChange,
  setConfirmed,
} from './repository/one-time-tokens.ts'
import { deleteDevices, deletePasskeysSince, replaceRecoveryCodes } from './repository/second-factors.ts'
import { type UserFields, type UserRow, updateUser } from './repository/users.ts'
import { endSessions } from './sessions.ts'

/** Asks the mailbox of a new address to confirm it. Until then the former address counts. */
export async function requestEmail(
  dependencies: Pick<Dependencies, 'ids' | 'clock' | 'jobs'>,
  db: Queries,
  { id: userId, email: formerEmail }: Pick<UserRow, 'id' | 'email'>,
  newEmail: string,
  language: LanguageCode,
): Promise<void> {
  const id = dependencies.ids.next()
  await replacePendingChange(db, { id, userId, formerEmail, newEmail, requestedAt: dependencies.clock.now() })
  await sendMail(dependencies, db, {
    kind: 'confirmEmail',
    recipient: newEmail,
    language,
    data: { emailChangeId: id },
  })
}

interface LinkCall {
  token: string
  /** Who opened the link, if they are signed in. */
  caller: Caller | null
  correlationId: string
}

/**
 * Makes a new address count. All sessions of the user end but the one in which they opened the link, and the reader of
 * the former address gets a link that undoes the change.
 */
export async function confirmEmail(
  dependencies: Dependencies,
  db: Queries,
  { token, caller, correlationId }: LinkCall,
): Promise<void> {
  const now = dependencies.clock.now()
  const { change, user } = await redeemLink(db, token, now, 'pending')
  // Another change came first, so the address from which this one was requested no longer counts.
  if (!isSameAddress(user.email, change.formerEmail)) throw new AppError('INVALID_TOKEN')
  await moveTo(dependencies, db, user, change.newEmail, correlationId)
  await setConfirmed(db, change.id, now)
  await endSessions(db, user.id, caller?.userId === user.id ? caller.sessionId : undefined)
  await sendMail(dependencies, db, {
    kind: 'emailChanged',
    recipient: change.formerEmail,
    language: user.language,
    data: { userId: user.id, emailChangeId: change.id },
  })
}

/**
 * Makes the former address count again, whatever the user has changed since, because an attacker may have taken the
 * account. All sessions end, second factors that were added since are removed, and the user has to set a new password by
 * a mail to this address.
 * @returns the id of the user
 */
export async function undoEmail(
  dependencies: Dependencies,
  db: Queries,
  { token, correlationId }: Omit<LinkCall, 'caller'>,
): Promise<string> {
  const { change, user } = await redeemLink(db, token, dependencies.clock.now(), 'confirmed')
  await moveTo(dependencies, db, user, change.formerEmail, correlationId)
  await updateUser(db, user.id, { needsReset: true })
  await removeFactorsSince(db, user, change.requestedAt)
  await deleteChangesSince(db, change)
  await deleteDevices(db, user.id)
  await endSessions(db, user.id)
  const { formerEmail: recipient } = change
  await sendMail(dependencies, db, { kind: 'resetPassword', recipient, language: user.language, data: {} })
  return user.id
}

/** Recovery codes go in any case, because they may be new, too. */
async function removeFactorsSince(db: Queries, { id, totpConfirmedAt }: UserRow, since: Date): Promise<void> {
  await deletePasskeysSince(db, id, since)
  await replaceRecoveryCodes(db, id, [])
  const isNew = totpConfirmedAt !== null && totpConfirmedAt >= since
  await updateUser(db, id, { totpPreparedSecret: null, ...(isNew && { totpSecret: null, totpConfirmedAt: null }) })
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Returns the fields of a user with a new address. Users who sign in by their mail address do so by the new one. */
export function withEmail(before: Pick<UserRow, 'username' | 'email'>, email: string): UserFields {
  return isSameAddress(before.username, before.email) ? { email, username: email } : { email }
}

/** Stores changed fields. A mail address of another user is rejected. */
export async function storeUser(db: Queries, userId: string, fields: UserFields): Promise<void> {
  try {
    await updateUser(db, userId, fields)
  } catch (error) {
    // A violation of either index: a user name is changed here only along with the mail address.
    if (violatedConstraint(error) === undefined) throw error
    throw new AppError('EMAIL_TAKEN', { fields: { email: [{ code: 'EMAIL_TAKEN' }] }, cause: error })
  }
}

/** Changes that can neither be confirmed nor undone any longer. */
export function expiredEmailChanges(now: Date) {
  // A change that is confirmed on its last day can be undone as long again.
  return changesBefore(new Date(now.getTime() - 2 * linkLife.ms))
}

async function redeemLink(db: Queries, token: string, now: Date, state: 'pending' | 'confirmed') {
  const tokenHash = hashToken(token)
  const found = await lockEmailChange(db, tokenHash, now)
  const isPending = found?.change.confirmedAt === null
  if (found === undefined || isPending !== (state === 'pending')) throw new AppError('INVALID_TOKEN')
  if ((await redeemToken(db, tokenHash, now)) === undefined) throw new AppError('INVALID_TOKEN')
  return found
}

async function moveTo(
  dependencies: Dependencies,
  db: Queries,
  user: UserRow,
  email: string,
  correlationId: string,
): Promise<void> {
  const after = withEmail(user, email)
  await storeUser(db, user.id, after)
  // They were sent to the address that no longer counts.
  await deletePasswordTokens(db, user.id)
  await recordEvent(dependencies, db, {
    action: 'account.profileChanged',
    userId: user.id,
    companyId: user.companyId,
    personal: { userId: user.id, changes: changesBetween(user, after, personalFields) },
    correlationId,
  })
}
