import type { PasskeyProof } from '@normwerk/contract/account/passkey-proof'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../http/call.ts'
import { readCsrfToken } from '../../../http/session/cookies.ts'
import { hashToken } from '../../../http/session/session.ts'
import { deleteValidChallenge, endedChallenges, findPasskey, insertChallenge } from '../repository/second-factors.ts'

export interface RelyingParty {
  /** The host to which passkeys belong. */
  id: string
  /** The only origin at which they are used. */
  origin: string
}

/**
 * Returns whose passkeys the shop takes. It follows from `PUBLIC_URL`, never from a request. Without it they belong to
 * localhost, because browsers make none for an IP address.
 */
export function relyingParty({ settings, address }: Pick<Dependencies, 'settings' | 'address'>): RelyingParty {
  const url = new URL(settings.publicUrl ?? `http://localhost:${new URL(address()).port}`)
  return { id: url.hostname, origin: url.origin }
}

/** Milliseconds in which the user confirms at the authenticator. */
export const challengeTime = 5 * 60 * 1000

/** For whom a challenge is valid. */
export interface Challenged {
  /** The CSRF token of the browser that asked. */
  browser: string
  /** The user who adds a passkey; null for signing in. */
  userId: string | null
}

/** Names the browser of a call that was checked to have a CSRF token. */
export function browserOf({ settings }: Pick<Dependencies, 'settings'>, request: FastifyRequest): string {
  return readCsrfToken(request, settings) ?? ''
}

export async function issueChallenge(
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  db: Queries,
  { browser, userId }: Challenged,
): Promise<string> {
  const challenge = secrets.token()
  const expiresAt = new Date(clock.now().getTime() + challengeTime)
  await insertChallenge(db, {
    challengeHash: hashToken(challenge),
    browserHash: hashToken(browser),
    userId,
    expiresAt,
  })
  return challenge
}

/** Whether a challenge was valid for this browser and user. It is not valid again. */
export function redeemChallenge(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  challenge: string,
  { browser, userId }: Challenged,
): Promise<boolean> {
  const taken = { challengeHash: hashToken(challenge), browserHash: hashToken(browser), userId }
  return deleteValidChallenge(database, taken, clock.now())
}

export function expiredChallenges(now: Date) {
  return endedChallenges(now)
}

/** A passkey that the browser has proved to hold. */
export interface ProvedPasskey {
  id: string
  userId: string
  /** Of this use. */
  counter: number
}

/**
 * Verifies that a browser holds a passkey and that its user has confirmed this, and uses up the challenge.
 * @returns null without saying why, also for an unknown passkey
 */
export async function verifyPasskey(
  dependencies: Dependencies,
  response: PasskeyProof,
  browser: string,
): Promise<ProvedPasskey | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(dependencies)
  const passkey = await findPasskey(dependencies.database, response.id)
  if (passkey === undefined) return null
  const { credentialId, publicKey, counter } = passkey
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(dependencies, challenge, { browser, userId: null }),
    expectedOrigin,
    expectedRPID,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    requireUserVerification: true,
    // The library throws for most checks that fail.
  }).catch(() => null)
  if (!verification?.verified) return null
  return { id: passkey.id, userId: passkey.userId, counter: verification.authenticationInfo.newCounter }
}
