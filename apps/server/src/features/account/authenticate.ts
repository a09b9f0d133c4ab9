import type { Authenticate } from '@normwerk/contract/account'
import type { PasskeySignIn, RequestOptions } from '@normwerk/contract/account/passkey'
import { AppError, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { countAttempt, type Source } from './limit-attempts.ts'
import { challengeTime, issueChallenge, relyingParty, verifyPasskey } from './passkey/challenges.ts'
import { findPasskey } from './repository/second-factors.ts'
import { findUserById, findUserToSignIn, type UserToSignIn } from './repository/users.ts'
import { readCode } from './second-factor/codes.ts'
import { findKnownDevice, type NewSession, openSession, type SessionVisitor } from './sessions.ts'

/**
 * Opens a session for the right user and password. Unknown users cost the same time and get the same answer as a wrong
 * password. The attempt is counted before the password is verified, and no connection is held meanwhile. If only the
 * second factor is missing, the attempt still counts. Codes have a limit of their own.
 */
export async function authenticate(
  dependencies: Dependencies,
  input: Authenticate,
  visitor: Source & SessionVisitor,
): Promise<NewSession> {
  const typed = input.username.trim().toLowerCase()
  const user = await findUserToSignIn(dependencies.database, typed)
  // Both names of a user share one limit.
  const account = user?.id ?? typed
  const device = await findKnownDevice(dependencies.database, visitor.deviceCookie, user?.id)
  await countAttempt(dependencies, { purpose: 'signIn', account, address: visitor.address, device })
  const isRight = await dependencies.passwords.verify(user?.passwordHash ?? null, input.password)
  if (user === undefined || mayNotSignIn(user) || !isRight) {
    await recordRejection(dependencies, user, visitor)
    throw new AppError(mustReset(user, isRight) ? 'RESET_PASSWORD' : 'invalidLoginData')
  }
  const code = readCode(input.code ?? '')
  if (user.hasSecondFactor && code === '' && !input.passkey) throw new AppError('secondFactorRequired')
  if (user.hasSecondFactor) {
    await countAttempt(dependencies, { purpose: 'secondFactor', account, address: visitor.address, device })
  }
  const passkey = user.hasSecondFactor && input.passkey
  const shown = passkey ? { passkey: await verifyPasskey(dependencies, passkey, visitor.browser) } : { code }
  const { passwords } = dependencies
  const renewedHash = passwords.isOutdated(user.passwordHash ?? '') ? await passwords.hash(input.password) : undefined
  const stays = input.stayLoggedIn === true
  const session = await openSession(dependencies, user, shown, { ...visitor, device, stays, renewedHash })
  if (session !== null) return session
  await recordRejection(dependencies, user, visitor)
  if (passkey) throw new AppError('passkeyRejected')
  throw new AppError('secondFactorRequired', { fields: { code: [{ code: 'invalid' }] } })
}

function mayNotSignIn({ enabled, locked, needsReset }: UserToSignIn): boolean {
  return !enabled || locked || needsReset
}

/**
 * A user of the former shop has no password here that could be wrong, so any password leads to the request to set one.
 * Users who have a password get this answer only after the right one, and users who cannot sign in get no hint.
 */
function mustReset(user: UserToSignIn | undefined, isRight: boolean): boolean {
  return user?.needsReset === true && user.enabled && !user.locked && (isRight || user.passwordHash === null)
}

/** Attempts beyond the limit are not recorded, because an attacker could fill the disk with permanent rows. */
function recordRejection(
  dependencies: Dependencies,
  user: UserToSignIn | undefined,
  { correlationId }: Source,
): Promise<void> {
  return recordEvent(dependencies, dependencies.database, {
    action: 'account.signInRefused',
    userId: null,
    companyId: user?.companyId ?? null,
    ...(user !== undefined && { subjectId: user.id }),
    correlationId,
  })
}

/** Returns what the browser needs to use a passkey. It names no passkeys, so that nobody learns who has some. */
export async function prepareSignIn(
  dependencies: Dependencies,
  { address, browser }: { address: string; browser: string },
): Promise<RequestOptions> {
  await countAttempt(dependencies, { purpose: 'passkey', account: null, address })
  return {
    challenge: await issueChallenge(dependencies, dependencies.database, { browser, userId: null }),
    rpId: relyingParty(dependencies).id,
    timeout: challengeTime,
    userVerification: 'required',
  }
}

/**
 * Opens a session by a passkey alone, which is two factors: the authenticator, and its PIN or a feature of the body. It
 * cannot be guessed, so wrong passwords of others do not lock it.
 */
export async function signInWithPasskey(
  dependencies: Dependencies,
  { credential, stayLoggedIn }: PasskeySignIn,
  visitor: Source & SessionVisitor,
): Promise<NewSession> {
  const { database } = dependencies
  const proved = await verifyPasskey(dependencies, credential, visitor.browser)
  if (proved === null) {
    // Their audit entries are permanent, so they have a limit.
    await countAttempt(dependencies, { purpose: 'passkey', account: null, address: visitor.address })
    const passkey = await findPasskey(database, credential.id)
    await recordRejection(dependencies, passkey && (await findUserById(database, passkey.userId)), visitor)
    throw new AppError('passkeyRejected')
  }
  const user = await findUserById(database, proved.userId)
  if (user === undefined || mayNotSignIn(user)) {
    await recordRejection(dependencies, user, visitor)
    throw new AppError(user?.needsReset && user.enabled && !user.locked ? 'RESET_PASSWORD' : 'passkeyRejected')
  }
  const device = await findKnownDevice(database, visitor.deviceCookie, user.id)
  const stays = stayLoggedIn === true
  const session = await openSession(
    dependencies,
    user,
    { passkey: proved },
    {
      ...visitor,
      device,
      stays,
      renewedHash: undefined,
    },
  )
  if (session !== null) return session
  await recordRejection(dependencies, user, visitor)
  throw new AppError('passkeyRejected')
}
