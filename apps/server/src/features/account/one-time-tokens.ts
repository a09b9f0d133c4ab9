import type { Queries } from '../../database/client.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { hashToken } from '../../http/session/session.ts'
import {
  deleteTokens,
  endedTokens,
  findTokenOwner,
  insertToken,
  lockTokenOwner,
  redeemToken,
  type TokenPurpose,
} from './repository/one-time-tokens.ts'

/** Makes the token of a link, whose hash alone is stored. */
export async function issueToken(
  { ids, clock, secrets }: Pick<Dependencies, 'ids' | 'clock' | 'secrets'>,
  db: Queries,
  purpose: TokenPurpose,
  lifetime: number,
): Promise<string> {
  const token = secrets.token()
  const now = clock.now()
  await insertToken(db, {
    id: ids.next(),
    tokenHash: hashToken(token),
    ...purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return token
}

/**
 * Does the same, and ends the links from before `requestedAt`. Later ones stay: they are of a newer mail, or of this one
 * if it was sent already, and a mailbox that knows the mail drops the second copy with its link.
 */
export async function reissueToken(requestedAt: Date, ...issued: Parameters<typeof issueToken>): Promise<string> {
  const [, db, purpose] = issued
  await deleteTokens(db, purpose, requestedAt)
  return issueToken(...issued)
}

/** Rejects a token that is not good for the password of the user with this mail address; it stays as it is. */
export async function checkPasswordToken(db: Queries, email: string, token: string, now: Date): Promise<void> {
  const owner = await findTokenOwner(db, { email, tokenHash: hashToken(token) }, now)
  if (owner === undefined) throw new AppError('INVALID_TOKEN')
}

/**
 * Uses up a token for the password of the user with this mail address. The user is locked first, so that two of their
 * tokens used at once wait for each other; the new password ends the others.
 */
export async function redeemPasswordToken(db: Queries, email: string, token: string, now: Date): Promise<string> {
  const tokenHash = hashToken(token)
  const userId = await lockTokenOwner(db, { email, tokenHash }, now)
  if (userId === undefined || (await redeemToken(db, tokenHash, now)) === undefined) throw new AppError('INVALID_TOKEN')
  return userId
}

/** Redeems a token for a registration. */
export async function redeemRegistrationToken(db: Queries, token: string, now: Date): Promise<string> {
  const registrationId = (await redeemToken(db, hashToken(token), now))?.registrationId ?? null
  if (registrationId === null) throw new AppError('INVALID_TOKEN')
  return registrationId
}

/** Redeems a token for a subscription. */
export async function redeemSubscriptionToken(db: Queries, token: string, now: Date): Promise<string> {
  const subscriptionId = (await redeemToken(db, hashToken(token), now))?.subscriptionId ?? null
  if (subscriptionId === null) throw new AppError('INVALID_TOKEN')
  return subscriptionId
}

/** Ends the links that a user was sent. */
export function deletePasswordTokens(db: Queries, userId: string): Promise<void> {
  return deleteTokens(db, { userId })
}

export function expiredTokens(now: Date) {
  return endedTokens(now)
}
