import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { cartEndpoints } from '@normwerk/contract/cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../database/tables/users.ts'
import { createAuthenticator } from '../../../testing/calls/authenticator.ts'
import {
  aPasskeyOwner,
  challengeFor,
  countRejections,
  origin,
  passkeyRejected,
  signInWithPassword,
} from '../../../testing/calls/passkey-calls.ts'
import { fromElsewhere } from '../../../testing/calls/password-calls.ts'
import { changeWhileWaiting } from '../../../testing/change-while-waiting.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp

beforeAll(async () => {
  const environment = { PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1' }
  shop = await startApp({ clock: { now: () => time }, environment })
})
afterAll(() => shop.stop())

const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}

describe('signing in with a passkey alone', () => {
  test('opens a session of its user, and the list says when', async () => {
    const { user, key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    pass(1)
    const me = await visitor.call(passkeyEndpoints.signIn, { credential: key.use(await challengeFor(visitor)) })
    expect(me).toMatchObject({ id: user.id, secondFactor: 'on' })
    await visitor.call(cartEndpoints.list)
    expect(await visitor.call(passkeyEndpoints.list)).toMatchObject([
      { name: 'Laptop', lastUsedAt: time.toISOString() },
    ])
  })

  test('works although others have tried wrong passwords', { tags: ['release'] }, async () => {
    const { user, key } = await aPasskeyOwner(shop)
    for (let attempt = 0; attempt < 60; attempt++) {
      await shop
        .visitor()
        .send('POST', '/api/user/authenticate', { username: user.username, password: 'wrong' }, fromElsewhere())
    }
    expect(await signInWithPassword(user, {}, shop.visitor())).toBe('tooManyRequests')
    const visitor = shop.visitor()
    await visitor.call(passkeyEndpoints.signIn, { credential: key.use(await challengeFor(visitor)) })
  })

  test.each([
    ['another origin', { origin: 'https://evil.example.com' }],
    ['another host', { rpId: 'example.com' }],
    ['no confirmation by the user', { isUnverified: true }],
    ['a counter that went back', { counter: 1 }],
  ])('is rejected with %s, and the challenge is used up', async (_, faults) => {
    const { key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    await visitor.call(passkeyEndpoints.signIn, { credential: key.use(await challengeFor(visitor)) })
    const otherVisitor = shop.visitor()
    const challenge = await challengeFor(otherVisitor)
    expect(
      await otherVisitor.rejected(passkeyEndpoints.signIn, { credential: key.use(challenge, faults) }),
    ).toMatchObject(passkeyRejected)
    const repeated = key.use(challenge, { counter: 99 })
    expect(await otherVisitor.rejected(passkeyEndpoints.signIn, { credential: repeated })).toMatchObject(
      passkeyRejected,
    )
    const credential = key.use(await challengeFor(otherVisitor), { counter: 100 })
    await otherVisitor.call(passkeyEndpoints.signIn, { credential })
  })

  test('takes a challenge once, within five minutes, and in the browser that asked for it', async () => {
    const { key } = await aPasskeyOwner(shop)
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    const credential = key.use(await challengeFor(visitor))
    await challengeFor(other)
    expect(await other.rejected(passkeyEndpoints.signIn, { credential })).toMatchObject(passkeyRejected)
    await visitor.call(passkeyEndpoints.signIn, { credential })
    const late = key.use(await challengeFor(other))
    pass(5)
    expect(await other.rejected(passkeyEndpoints.signIn, { credential: late })).toMatchObject(passkeyRejected)
    const bound = shop.visitor()
    const stolen = key.use(await challengeFor(bound))
    const { status } = await visitor.send('POST', '/api/user/authenticate/passkey', { credential: stolen })
    expect(status).toBe(422)
  })

  test('is rejected for a passkey that nobody has, and for one with the signature of another', async () => {
    const { key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    const unknown = createAuthenticator(origin).use(await challengeFor(visitor))
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: unknown })).toMatchObject(passkeyRejected)
    const challenge = await challengeFor(visitor)
    const forged = { ...key.use(challenge), response: createAuthenticator(origin).use(challenge).response }
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: forged })).toMatchObject(passkeyRejected)
  })

  test('answers nonsense with a rejection', async () => {
    const { key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    const credential = key.use(await challengeFor(visitor))
    for (const response of [
      { ...credential.response, clientDataJSON: 'AAAA' },
      { ...credential.response, clientDataJSON: Buffer.from('{}').toString('base64url') },
      { ...credential.response, authenticatorData: 'AAAA' },
      { ...credential.response, signature: '+/=' },
    ]) {
      const rejection = await visitor.rejected(passkeyEndpoints.signIn, { credential: { ...credential, response } })
      expect(rejection).toMatchObject(passkeyRejected)
    }
  })

  test('is rejected for users who are locked, and leads those who must set a password there', async () => {
    const { user, key } = await aPasskeyOwner(shop)
    const signIn = async () => {
      const visitor = shop.visitor()
      return (await visitor.rejected(passkeyEndpoints.signIn, { credential: key.use(await challengeFor(visitor)) }))
        .code
    }
    const set = (fields: object) => shop.dependencies.database.update(users).set(fields).where(eq(users.id, user.id))
    await set({ locked: true })
    expect(await signIn()).toBe('passkeyRejected')
    await set({ locked: false, needsReset: true })
    expect(await signIn()).toBe('RESET_PASSWORD')
  })

  test('is rejected if the passkey, the only second factor, is removed meanwhile', async () => {
    const { user, key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    const credential = key.use(await challengeFor(visitor))
    // The call waits when it uses up its challenge: it has found the passkey by then.
    const statements = [
      'select from passkey_challenges where $1::text is not null for update',
      'delete from passkeys where user_id = $1',
    ]
    const rejection = await changeWhileWaiting(shop, user.id, statements, () =>
      visitor.rejected(passkeyEndpoints.signIn, { credential }),
    )
    expect(rejection).toMatchObject(passkeyRejected)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
  })

  test('is recorded when it is rejected, and a line is written', async () => {
    const { user, key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    const unknownBefore = await countRejections(shop, null)
    shop.securityEvents.splice(0)
    const challenge = await challengeFor(visitor)
    const forged = { ...key.use(challenge), response: createAuthenticator(origin).use(challenge).response }
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: forged })).toMatchObject(passkeyRejected)
    const unknown = createAuthenticator(origin).use(await challengeFor(visitor))
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: unknown })).toMatchObject(passkeyRejected)
    expect(await countRejections(shop, user.id)).toBe(1)
    expect(await countRejections(shop, null)).toBe(unknownBefore + 1)
    expect(shop.securityEvents.map(({ event }) => event)).toEqual(['signInFailed', 'signInFailed'])
  })

  test('that is rejected counts towards the limit of its network, beyond which nothing is recorded', {
    tags: ['release'],
  }, async () => {
    const visitor = shop.visitor()
    const credential = createAuthenticator(origin).use(await challengeFor(visitor))
    const before = await countRejections(shop, null)
    const headers = { 'x-forwarded-for': '203.0.113.8' }
    const codes = new Set<number>()
    for (let call = 0; call < 301; call++) {
      codes.add((await visitor.send('POST', '/api/user/authenticate/passkey', { credential }, headers)).status)
    }
    expect([...codes]).toEqual([422, 429])
    expect(await countRejections(shop, null)).toBe(before + 300)
  })

  test('limits the challenges of one network', { tags: ['release'] }, async () => {
    const visitor = shop.visitor()
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const codes = new Set<number>()
    for (let call = 0; call < 301; call++) {
      codes.add((await visitor.send('POST', '/api/user/authenticate/passkey/prepare', undefined, headers)).status)
    }
    expect([...codes]).toEqual([200, 429])
  })
})
