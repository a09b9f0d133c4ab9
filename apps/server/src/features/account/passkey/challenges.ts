import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../../database/client.ts'
import type { ExpiredRows } from '../../../database/expired-rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readCsrfToken } from '../../../http/session/csrf.ts'
import { hashToken } from '../../../http/session/session.ts'
import { deleteValidChallenge, endedChallenges, insertChallenge } from '../repository/passkey-challenges.ts'

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

export function expiredChallenges(now: Date): ExpiredRows {
  return endedChallenges(now)
}
