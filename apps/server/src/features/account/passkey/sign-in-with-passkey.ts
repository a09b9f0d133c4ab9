import type { PasskeySignIn, RequestOptions } from '@normwerk/contract/account/passkey'
import { AppError, type Dependencies } from '../../../http/call.ts'
import { mayNotSignIn, recordRejection } from '../authenticate.ts'
import { countAttempt, type Source } from '../limit-attempts.ts'
import { findPasskey } from '../repository/passkeys.ts'
import { findUserById } from '../repository/users.ts'
import { findKnownDevice, type NewSession, openSession, type SessionVisitor } from '../sessions.ts'
import { challengeTime, issueChallenge, relyingParty, verifyPasskey } from './challenges.ts'

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
