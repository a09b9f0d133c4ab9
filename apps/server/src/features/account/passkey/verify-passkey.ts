import type { PasskeyProof } from '@normwerk/contract/account/passkey-proof'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Dependencies } from '../../../dependencies.ts'
import { findPasskey } from '../repository/passkeys.ts'
import { redeemChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

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
