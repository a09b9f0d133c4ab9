import { type ChangePassword, passwordErrorsOf, type ResetPassword } from '@normwerk/contract/account/password'
import type { ErrorCode } from '@normwerk/contract/errors'
import type { LanguageCode } from '@normwerk/contract/language'
import { dictionary } from '@zxcvbn-ts/language-common'
import * as z from 'zod/mini'
import type { Queries } from '../../database/client.ts'
import type { Once } from '../../http/bind.ts'
import { AppError, type Caller, callerMay, type Dependencies } from '../../http/call.ts'
import { cookieLifetime, hashToken } from '../../http/session/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { exceededLimit, findProof, type Source, tooManyAttempts } from './limit-attempts.ts'
import { checkPasswordToken, deletePasswordTokens, redeemPasswordToken } from './one-time-tokens.ts'
import { deleteAttempts } from './repository/attempts.ts'
import { deleteDevices } from './repository/second-factors.ts'
import { hasUser, lockUser, renewSession, type UserRow, updateUser } from './repository/users.ts'
import { endSessions } from './sessions.ts'

/** Words that somebody who attacks this shop tries first, in lower case. */
const wordsOfShop = [
  ...['normwerk', 'normalien', 'auswerfer', 'auswerferstift', 'formenbau', 'werkzeugbau', 'formplatte', 'bestellung'],
  ...['ejector', 'ejectorpin', 'mouldmaking', 'moldmaking', 'toolmaking', 'einkauf', 'purchasing', 'onlineshop'],
]

/** In lower case as in the list, of which the first are the most common. */
const commonest = new Set([...dictionary['passwords-common'].slice(0, 10_000), ...wordsOfShop])

/** The letters that people write as digits and signs. One that stands for two letters is tried as both. */
const disguises: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  ...{ '@': 'a', '4': 'a', '8': 'b', '(': 'c', '3': 'e', '€': 'e', '6': 'g', '9': 'g', '0': 'o', $: 's', '5': 's' },
  ...{ '7': 't', '+': 't', '2': 'z', '1': one, '!': one, '|': one },
}))

/**
 * Whether a password is one of the commonest or a word of this shop, also with digits and signs around it or in place of
 * its letters: programs for guessing try these variants first.
 */
export function isCommonPassword(password: string): boolean {
  // Normalized like the hash, which ignores how letters are composed and how wide they are.
  const typed = password.normalize('NFKC').toLowerCase()
  // A digit at an end may stand for itself or for a letter, so the ends are removed from one of two.
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [typed, bare].some(
    (text) => commonest.has(text) || disguises.some((letters) => commonest.has(undo(text, letters))),
  )
}

function undo(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replace(/[^\p{L}]/gu, (sign) => letters[sign] ?? sign)
}

const TypedPassword = z.string().check(z.maxLength(1000))
/** Forms with a new password. Their other fields may be invalid. */
const Form = z.union([
  z.object({ newPassword: TypedPassword }),
  z.object({ user: z.object({ password: TypedPassword, passwordRepeat: z.optional(z.unknown()) }) }),
])

/**
 * Returns the call with the rules of new passwords for its input, so that all errors of a form come in one answer. They
 * are reported at `password` and `passwordRepeat`, whatever the call names its fields.
 */
export function withNewPassword<E extends { input: z.ZodMiniType }>(endpoint: E): E {
  const input = endpoint.input.check(z.check(report, { when: () => true }))
  return { ...endpoint, input }
}

function report({ value, issues }: z.core.ParsePayload): void {
  const form = Form.safeParse(value).data
  if (form === undefined) return
  const { password, passwordRepeat } =
    'user' in form ? form.user : { password: form.newPassword, passwordRepeat: undefined }
  const add = (field: string, code: ErrorCode) =>
    issues.push({ code: 'custom', path: [field], input: value, params: { code }, continue: true })
  for (const code of passwordErrorsOf(password)) add('password', code)
  if (isCommonPassword(password)) add('password', 'PasswordTooCommon')
  if (typeof passwordRepeat === 'string' && passwordRepeat !== password) add('passwordRepeat', 'PasswordMismatch')
}

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
