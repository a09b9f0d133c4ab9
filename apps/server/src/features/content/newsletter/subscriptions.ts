import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { isId } from '@normwerk/contract/common'
import type { SubscriptionState } from '@normwerk/contract/content/newsletter'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../../database/client.ts'
import { AppError, type Dependencies } from '../../../http/call.ts'
import { exceededLimit, tooManyAttempts } from '../../account/limit-attempts.ts'
import { redeemSubscriptionToken } from '../../account/one-time-tokens.ts'
import { linkLife } from '../../mail/mail-content.ts'
import { sendMail } from '../../mail/send-mail.ts'
import {
  addToFigure,
  deleteSubscription,
  findSubscriptionOf,
  setSubscribed,
  unconfirmedSubscriptions,
  upsertSubscription,
} from '../repository/newsletters.ts'

const form = /^([0-9a-f-]{36})_([\w-]{43})$/

/**
 * Returns the token of the links that end a subscription. It is the same in every newsletter and valid as long as the
 * subscription, so it is signed and not stored.
 */
export function makeUnsubscribeToken({ keys }: Pick<Dependencies, 'keys'>, subscriptionId: string): string {
  return `${subscriptionId}_${sign(keys.of('unsubscribe')[0], subscriptionId).toString('base64url')}`
}

/** Returns the id of the subscription; undefined for a token that the shop has not made. */
function readUnsubscribeToken({ keys }: Pick<Dependencies, 'keys'>, token: string): string | undefined {
  const [, id = '', signature = ''] = form.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  const isOurs = keys.of('unsubscribe').some((key) => {
    const expected = sign(key, id)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? id : undefined
}

function sign(key: KeyObject, subscriptionId: string): Buffer {
  return createHmac('sha256', key).update(subscriptionId).digest()
}

/**
 * Asks a mailbox whether it wants the newsletter. Nothing tells the caller whether it has it: the mail's text is written
 * when it is sent, and mails beyond a limit are dropped silently.
 */
export async function subscribe(
  dependencies: Dependencies,
  email: string,
  { address, language }: { address: string; language: LanguageCode },
): Promise<void> {
  const attempt = { purpose: 'subscription', account: email.toLowerCase(), address } as const
  const exceeded = await exceededLimit(dependencies, attempt)
  if (exceeded?.by === 'address') throw tooManyAttempts(exceeded)
  if (exceeded !== null) return
  const expiresAt = new Date(dependencies.clock.now().getTime() + linkLife.ms)
  await dependencies.database.transaction(async (db) => {
    const id = dependencies.ids.next()
    const subscriptionId = await upsertSubscription(db, { id, email, language, expiresAt })
    await sendMail(dependencies, db, {
      kind: 'confirmSubscription',
      recipient: email,
      language,
      data: { subscriptionId },
    })
  })
}

export async function confirmSubscription(
  { clock }: Pick<Dependencies, 'clock'>,
  db: Queries,
  token: string,
): Promise<void> {
  const now = clock.now()
  await setSubscribed(db, await redeemSubscriptionToken(db, token, now), now)
}

/**
 * Ends the subscription of a link's token. Its newsletter counts that, once.
 * @throws AppError `INVALID_TOKEN` for a token that the shop has not made
 */
export async function unsubscribe(
  dependencies: Pick<Dependencies, 'keys'>,
  db: Queries,
  { token, newsletter }: { token: string; newsletter?: string | undefined },
): Promise<void> {
  const id = readUnsubscribeToken(dependencies, token)
  if (id === undefined) throw new AppError('INVALID_TOKEN')
  const hasEnded = await deleteSubscription(db, id)
  if (hasEnded && newsletter !== undefined && isId(newsletter)) await addToFigure(db, newsletter, 'unsubscribed', 1)
}

export async function readState(db: Queries, email: string): Promise<SubscriptionState> {
  const subscription = await findSubscriptionOf(db, email)
  if (subscription === undefined) return 'none'
  return subscription.confirmedAt === null ? 'pending' : 'subscribed'
}

/** Subscriptions that their mailbox has not confirmed in time. */
export function expiredSubscriptions(now: Date) {
  return unconfirmedSubscriptions(now)
}
