import type { AddPasskey, CreationOptions, Passkey } from '@normwerk/contract/account/passkey'
import { maxPasskeys } from '@normwerk/contract/limits'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Queries } from '../../../database/client.ts'
import { AppError, type Caller, type Dependencies } from '../../../http/call.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { provePassword, type Source } from '../limit-attempts.ts'
import { deletePasskey, findSecondFactor, insertPasskey, listPasskeyRows } from '../repository/second-factors.ts'
import { lockCaller, readUserWithCompany } from '../repository/users.ts'
import { drawRecoveryCodes } from '../second-factor/codes.ts'
import { completeFactorRemoval } from '../second-factor/second-factor.ts'
import { endSessions } from '../sessions.ts'
import { challengeTime, issueChallenge, redeemChallenge, relyingParty } from './challenges.ts'

/** Lists the caller's passkeys, the oldest first. */
export async function listPasskeys(db: Queries, { userId }: Caller): Promise<Passkey[]> {
  const rows = await listPasskeyRows(db, userId)
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Removes a passkey. Its sessions go on, because the password was proved just now. */
export async function removePasskey(
  dependencies: Dependencies,
  caller: Caller,
  { id, password }: { id: string; password: string },
  { address, correlationId }: Source,
): Promise<void> {
  await provePassword(dependencies, caller, password, address)
  await dependencies.database.transaction(async (db) => {
    const { id: userId, email: recipient, language, companyId } = await lockCaller(db, caller)
    if (!(await deletePasskey(db, userId, id))) throw new AppError('entryNotFound')
    await completeFactorRemoval(dependencies, db, userId)
    const data = { userId, state: 'passkeyRemoved' } as const
    await sendMail(dependencies, db, { kind: 'secondFactorChanged', recipient, language, data })
    await recordEvent(dependencies, db, { action: 'account.passkeyRemoved', userId, companyId, correlationId })
  })
}

/** EdDSA, ES256 and RS256, which all authenticators together know. */
const algorithms = [-8, -7, -257]
const publicKey = 'public-key'

/** Returns what the browser needs to make a passkey. */
export async function prepareAdding(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  { address, browser }: { address: string; browser: string },
): Promise<CreationOptions> {
  const { database } = dependencies
  await provePassword(dependencies, caller, password, address)
  const { user } = await readUserWithCompany(database, caller.userId)
  const known = await listPasskeyRows(database, user.id)
  if (known.length >= maxPasskeys) throw tooMany()
  return {
    challenge: await issueChallenge(dependencies, database, { browser, userId: user.id }),
    rp: { id: relyingParty(dependencies).id, name: 'Normwerk' },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.username,
      displayName: `${user.firstName} ${user.lastName}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
    timeout: challengeTime,
    excludeCredentials: known.map(({ credentialId }) => ({ type: publicKey, id: credentialId })),
    // It signs in without a user name, and the user confirms each use by a PIN or a feature of their body.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Adds a passkey, and returns the recovery codes if it is the first second factor. Other sessions end. */
export async function addPasskey(
  dependencies: Dependencies,
  caller: Caller,
  { name, credential: response }: AddPasskey,
  { browser, correlationId }: { browser: string } & Pick<Source, 'correlationId'>,
): Promise<string[]> {
  const { userId, sessionId } = caller
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(dependencies)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(dependencies, challenge, { browser, userId }),
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(rejectPasskey)
  if (registrationInfo === undefined) throw new AppError('passkeyRejected')
  const { id: credentialId, publicKey: key, counter } = registrationInfo.credential
  return dependencies.database.transaction(async (db) => {
    const { email: recipient, language, companyId } = await lockCaller(db, caller)
    if ((await listPasskeyRows(db, userId)).length >= maxPasskeys) throw tooMany()
    const codes = (await findSecondFactor(db, userId)) ? [] : await drawRecoveryCodes(dependencies, db, userId)
    const isNew = await insertPasskey(db, {
      id: dependencies.ids.next(),
      userId,
      name,
      credentialId,
      publicKey: Buffer.from(key).toString('base64url'),
      counter,
      createdAt: dependencies.clock.now(),
    })
    if (!isNew) throw new AppError('passkeyRejected')
    await endSessions(db, userId, sessionId)
    const data = { userId, state: 'passkeyAdded' } as const
    await sendMail(dependencies, db, { kind: 'secondFactorChanged', recipient, language, data })
    await recordEvent(dependencies, db, { action: 'account.passkeyAdded', userId, companyId, correlationId })
    return codes
  })
}

/** The library throws for each check that fails. */
function rejectPasskey(cause: unknown): never {
  throw new AppError('passkeyRejected', { cause })
}

function tooMany(): AppError {
  return new AppError('tooManyPasskeys', {}, { count: maxPasskeys })
}
