import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Dependencies } from '../../../dependencies.ts'

const form = /^([0-9a-f-]{36})_([\w-]{43})$/

/**
 * Returns the token of the links that end a subscription. It is the same in every newsletter and valid as long as the
 * subscription, so it is signed and not stored.
 */
export function makeUnsubscribeToken({ keys }: Pick<Dependencies, 'keys'>, subscriptionId: string): string {
  return `${subscriptionId}_${sign(keys.of('unsubscribe')[0], subscriptionId).toString('base64url')}`
}

/** Returns the id of the subscription; undefined for a token that the shop has not made. */
export function readUnsubscribeToken({ keys }: Pick<Dependencies, 'keys'>, token: string): string | undefined {
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
