import { accountEndpoints } from '@normwerk/contract/account'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { cartEndpoints } from '@normwerk/contract/cart'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { and, eq, isNull } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../database/tables/audit.ts'
import { passkeys } from '../../../database/tables/passkeys.ts'
import { users } from '../../../database/tables/users.ts'
import { purgeExpired } from '../../../housekeeping.ts'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { changeWhileWaiting } from '../../../testing/change-while-waiting.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const origin = 'https://shop.example.com'
const password = 'Richtig-Pferd-1'
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp
let passwordHash: string

beforeAll(async () => {
  const environment = { PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1' }
  shop = await startApp({ clock: { now: () => time }, environment })
  passwordHash = await shop.dependencies.passwords.hash(password)
})
afterAll(() => shop.stop())

const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}
let lastAddress = 0
const from = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress % 250}` })
const wrong = { status: 422, code: 'passkeyRejected' }

const someone = async (company: Parameters<typeof aCompany>[1] = {}) => {
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies, company), ['SHOP_USER'], {
    passwordHash,
  })
  return { user, visitor: await shop.signedIn(user), key: createAuthenticator(origin) }
}
const prepare = (visitor: Visitor) => visitor.call(passkeyEndpoints.prepare, { password }, { headers: from() })
const add = async (visitor: Visitor, key: ReturnType<typeof createAuthenticator>, name = 'Laptop') =>
  visitor.call(passkeyEndpoints.add, { name, credential: key.make(await prepare(visitor)) })
const owner = async (company: Parameters<typeof aCompany>[1] = {}) => {
  const somebody = await someone(company)
  return { ...somebody, ...(await add(somebody.visitor, somebody.key)) }
}
const challengeOf = (visitor: Visitor) => visitor.call(passkeyEndpoints.prepareSignIn, undefined, { headers: from() })
const remove = (visitor: Visitor, id: string, typed = password) =>
  visitor.send('POST', '/api/user/passkey/remove', { id, password: typed }, from())
/** Counts the recorded rejections of a user, or of nobody who is known. */
const countRejections = (userId: string | null) => {
  const isOfUser = userId === null ? isNull(audit.subjectId) : eq(audit.subjectId, userId)
  return shop.dependencies.database.$count(audit, and(eq(audit.action, 'account.signInRefused'), isOfUser))
}
const withPassword = async ({ username }: { username: string }, input: object = {}, visitor = shop.visitor()) => {
  const { status, text } = await visitor.send(
    'POST',
    '/api/user/authenticate',
    { username, password, ...input },
    from(),
  )
  return status === 200 ? 'in' : JSON.parse(text).code
}

describe('signing in with a passkey alone', () => {
  test('opens a session of its user, and the list says when', async () => {
    const { user, key } = await owner()
    const visitor = shop.visitor()
    pass(1)
    const me = await visitor.call(passkeyEndpoints.signIn, { credential: key.use(await challengeOf(visitor)) })
    expect(me).toMatchObject({ id: user.id, secondFactor: 'on' })
    await visitor.call(cartEndpoints.list)
    expect(await visitor.call(passkeyEndpoints.list)).toMatchObject([
      { name: 'Laptop', lastUsedAt: time.toISOString() },
    ])
  })

  test('goes on although strangers have tried wrong passwords', async () => {
    const { user, key } = await owner()
    for (let attempt = 0; attempt < 60; attempt++) {
      await shop
        .visitor()
        .send('POST', '/api/user/authenticate', { username: user.username, password: 'wrong' }, from())
    }
    expect(await withPassword(user)).toBe('tooManyRequests')
    const visitor = shop.visitor()
    await visitor.call(passkeyEndpoints.signIn, { credential: key.use(await challengeOf(visitor)) })
  })

  test.each([
    ['another origin', { origin: 'https://evil.example.com' }],
    ['another host', { rpId: 'example.com' }],
    ['no confirmation by the user', { isUnverified: true }],
    ['a counter that went back', { counter: 1 }],
  ])('is rejected with %s, and the challenge is used up', async (_, faults) => {
    const { key } = await owner()
    const visitor = shop.visitor()
    await visitor.call(passkeyEndpoints.signIn, { credential: key.use(await challengeOf(visitor)) })
    const otherVisitor = shop.visitor()
    const challenge = await challengeOf(otherVisitor)
    expect(
      await otherVisitor.rejected(passkeyEndpoints.signIn, { credential: key.use(challenge, faults) }),
    ).toMatchObject(wrong)
    const repeated = key.use(challenge, { counter: 99 })
    expect(await otherVisitor.rejected(passkeyEndpoints.signIn, { credential: repeated })).toMatchObject(wrong)
    const { credential } = { credential: key.use(await challengeOf(otherVisitor), { counter: 100 }) }
    await otherVisitor.call(passkeyEndpoints.signIn, { credential })
  })

  test('takes a challenge once, within five minutes, and in the browser that asked for it', async () => {
    const { key } = await owner()
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    const credential = key.use(await challengeOf(visitor))
    await challengeOf(other)
    expect(await other.rejected(passkeyEndpoints.signIn, { credential })).toMatchObject(wrong)
    await visitor.call(passkeyEndpoints.signIn, { credential })
    const late = key.use(await challengeOf(other))
    pass(5)
    expect(await other.rejected(passkeyEndpoints.signIn, { credential: late })).toMatchObject(wrong)
    const bound = shop.visitor()
    const stolen = key.use(await challengeOf(bound))
    const { status } = await visitor.send('POST', '/api/user/authenticate/passkey', { credential: stolen })
    expect(status).toBe(422)
  })

  test('is rejected for a passkey that nobody has, and for one with the signature of another', async () => {
    const { key } = await owner()
    const visitor = shop.visitor()
    const unknown = createAuthenticator(origin).use(await challengeOf(visitor))
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: unknown })).toMatchObject(wrong)
    const challenge = await challengeOf(visitor)
    const forged = { ...key.use(challenge), response: createAuthenticator(origin).use(challenge).response }
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: forged })).toMatchObject(wrong)
  })

  test('answers nonsense with a rejection', async () => {
    const { key } = await owner()
    const visitor = shop.visitor()
    const credential = key.use(await challengeOf(visitor))
    for (const response of [
      { ...credential.response, clientDataJSON: 'AAAA' },
      { ...credential.response, clientDataJSON: Buffer.from('{}').toString('base64url') },
      { ...credential.response, authenticatorData: 'AAAA' },
      { ...credential.response, signature: '+/=' },
    ]) {
      const rejection = await visitor.rejected(passkeyEndpoints.signIn, { credential: { ...credential, response } })
      expect(rejection).toMatchObject(wrong)
    }
  })

  test('is rejected for users who are locked, and leads those who must set a password there', async () => {
    const { user, key } = await owner()
    const signIn = async () => {
      const visitor = shop.visitor()
      return (await visitor.rejected(passkeyEndpoints.signIn, { credential: key.use(await challengeOf(visitor)) })).code
    }
    const set = (fields: object) => shop.dependencies.database.update(users).set(fields).where(eq(users.id, user.id))
    await set({ locked: true })
    expect(await signIn()).toBe('passkeyRejected')
    await set({ locked: false, needsReset: true })
    expect(await signIn()).toBe('RESET_PASSWORD')
  })

  test('is rejected if the passkey, the only second factor, is removed meanwhile', async () => {
    const { user, key } = await owner()
    const visitor = shop.visitor()
    const credential = key.use(await challengeOf(visitor))
    // The call waits when it uses up its challenge: it has found the passkey by then.
    const statements = [
      'select from passkey_challenges where $1::text is not null for update',
      'delete from passkeys where user_id = $1',
    ]
    const rejection = await changeWhileWaiting(shop, user.id, statements, () =>
      visitor.rejected(passkeyEndpoints.signIn, { credential }),
    )
    expect(rejection).toMatchObject(wrong)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
  })

  test('is recorded when it is rejected, and a line is written', async () => {
    const { user, key } = await owner()
    const visitor = shop.visitor()
    const unknownBefore = await countRejections(null)
    shop.securityEvents.splice(0)
    const challenge = await challengeOf(visitor)
    const forged = { ...key.use(challenge), response: createAuthenticator(origin).use(challenge).response }
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: forged })).toMatchObject(wrong)
    const unknown = createAuthenticator(origin).use(await challengeOf(visitor))
    expect(await visitor.rejected(passkeyEndpoints.signIn, { credential: unknown })).toMatchObject(wrong)
    expect(await countRejections(user.id)).toBe(1)
    expect(await countRejections(null)).toBe(unknownBefore + 1)
    expect(shop.securityEvents.map(({ event }) => event)).toEqual(['signInFailed', 'signInFailed'])
  })

  test('that is rejected counts towards the limit of its network, beyond which nothing is recorded', async () => {
    const visitor = shop.visitor()
    const credential = createAuthenticator(origin).use(await challengeOf(visitor))
    const before = await countRejections(null)
    const headers = { 'x-forwarded-for': '203.0.113.8' }
    const codes = new Set<number>()
    for (let call = 0; call < 301; call++) {
      codes.add((await visitor.send('POST', '/api/user/authenticate/passkey', { credential }, headers)).status)
    }
    expect([...codes]).toEqual([422, 429])
    expect(await countRejections(null)).toBe(before + 300)
  })

  test('limits the challenges of one network', async () => {
    const visitor = shop.visitor()
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const codes = new Set<number>()
    for (let call = 0; call < 301; call++) {
      codes.add((await visitor.send('POST', '/api/user/authenticate/passkey/prepare', undefined, headers)).status)
    }
    expect([...codes]).toEqual([200, 429])
  })
})

describe('a passkey as the second factor', () => {
  test('is asked after the password, and a recovery code replaces it', async () => {
    const { user, key, recoveryCodes } = await owner()
    expect(recoveryCodes).toHaveLength(10)
    expect(await withPassword(user)).toBe('secondFactorRequired')
    const visitor = shop.visitor()
    expect(await withPassword(user, { passkey: key.use(await challengeOf(visitor)) }, visitor)).toBe('in')
    expect(await withPassword(user, { code: recoveryCodes[0] })).toBe('in')
    expect(await withPassword(user, { code: recoveryCodes[0] })).toBe('secondFactorRequired')
  })

  test('of another user is rejected', async () => {
    const [{ user }, other] = [await owner(), await owner()]
    const visitor = shop.visitor()
    expect(await withPassword(user, { passkey: other.key.use(await challengeOf(visitor)) }, visitor)).toBe(
      'passkeyRejected',
    )
  })

  test('is recorded after the right password when it is rejected', async () => {
    const { user, key } = await owner()
    const visitor = shop.visitor()
    const passkey = key.use(await challengeOf(visitor), { origin: 'https://evil.example.com' })
    expect(await withPassword(user, { passkey }, visitor)).toBe('passkeyRejected')
    expect(await countRejections(user.id)).toBe(1)
  })

  test('does not replace the password', async () => {
    const { user, key } = await owner()
    const visitor = shop.visitor()
    const input = { password: 'wrong', passkey: key.use(await challengeOf(visitor)) }
    expect(await withPassword(user, input, visitor)).toBe('invalidLoginData')
  })

  test('is enough for a company that requires one, so the authenticator may be removed', async () => {
    const { visitor, key } = await someone({ requireSecondFactor: true })
    await add(visitor, key)
    const { secret } = await visitor.call(profileEndpoints.prepareSecondFactor, { password }, { headers: from() })
    const code = new TOTP({ secret }).generate({ timestamp: time.getTime() })
    await visitor.call(profileEndpoints.confirmSecondFactor, { code }, { headers: from() })
    const state = { active: true, required: true, passkey: true }
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ ...state, authenticator: true })
    await visitor.call(profileEndpoints.removeSecondFactor, { password }, { headers: from() })
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ ...state, authenticator: false })
  })

  test('is enough for a company that requires one, and its last one stays', async () => {
    const { visitor, key } = await someone({ requireSecondFactor: true })
    expect(await visitor.rejected(cartEndpoints.list)).toMatchObject({ code: 'secondFactorSetUpRequired' })
    await add(visitor, key)
    await visitor.call(cartEndpoints.list)
    await add(visitor, createAuthenticator(origin), 'Telefon')
    const [first, second] = await visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, first?.id ?? '')).status).toBe(204)
    const last = await remove(visitor, second?.id ?? '')
    expect(JSON.parse(last.text).code).toBe('secondFactorSetUpRequired')
    expect(await visitor.call(passkeyEndpoints.list)).toHaveLength(1)
  })
})

describe('adding a passkey', () => {
  test('requires the password, ends other sessions, and is recorded and told by mail', async () => {
    const { user, visitor, key } = await someone()
    const other = await shop.signedIn(user)
    const refused = await visitor.rejected(passkeyEndpoints.prepare, { password: 'wrong' }, { headers: from() })
    expect(refused).toMatchObject({ status: 401, code: 'invalidLoginData' })
    await add(visitor, key)
    expect((await other.send('GET', '/api/user/me')).status).toBe(401)
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('on')
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ active: true, authenticator: false })
    const rows = await shop.dependencies.database.select().from(audit).where(eq(audit.userId, user.id))
    expect(rows.map(({ action }) => action)).toEqual(['account.passkeyAdded'])
    await expect
      .poll(async () => (await shop.mailsTo(user.email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toEqual(['Ein Passkey wurde hinzugefügt'])
  })

  test('is rejected with the challenge of another user, of signing in, of another origin, or a second time', async () => {
    const [{ visitor, key }, other] = [await someone(), await someone()]
    const reject = async (credential: ReturnType<typeof key.make>) =>
      expect(await visitor.rejected(passkeyEndpoints.add, { name: 'x', credential })).toMatchObject(wrong)
    await reject(key.make(await prepare(other.visitor)))
    const { challenge } = await challengeOf(visitor)
    await reject(key.make({ ...(await prepare(visitor)), challenge }))
    await reject(key.make(await prepare(visitor), { origin: 'https://evil.example.com' }))
    await reject(key.make(await prepare(visitor), { isUnverified: true }))
    const credential = key.make(await prepare(visitor))
    await visitor.call(passkeyEndpoints.add, { name: 'x', credential })
    await reject(credential)
    expect(await visitor.call(passkeyEndpoints.list)).toHaveLength(1)
  })

  test('that is rejected is a proof that failed, and no refused sign-in', async () => {
    const [{ visitor, key }, other] = [await someone(), await someone()]
    const credential = key.make(await prepare(other.visitor))
    shop.securityEvents.splice(0)
    await visitor.rejected(passkeyEndpoints.add, { name: 'x', credential })
    expect(shop.securityEvents.map(({ event }) => event)).toEqual(['proofFailed'])
  })

  test('takes the passkey of one user for no other', async () => {
    const [{ key }, { visitor }] = [await owner(), await someone()]
    const credential = key.make(await prepare(visitor))
    expect(await visitor.rejected(passkeyEndpoints.add, { name: 'x', credential })).toMatchObject(wrong)
  })

  test('brings recovery codes only with the first second factor', async () => {
    const { visitor, recoveryCodes } = await owner()
    expect(recoveryCodes).toHaveLength(10)
    expect((await add(visitor, createAuthenticator(origin))).recoveryCodes).toEqual([])
  })

  test('ends at twenty', async () => {
    const { user, visitor, key } = await owner()
    const rows = Array.from({ length: 19 }, (_, at) => ({
      ...{ id: shop.dependencies.ids.next(), userId: user.id, name: 'x', publicKey: 'x', counter: 0 },
      credentialId: `${user.id} ${at}`,
    }))
    await shop.dependencies.database.insert(passkeys).values(rows)
    const rejection = await visitor.rejected(passkeyEndpoints.prepare, { password }, { headers: from() })
    expect(rejection).toMatchObject({ status: 422, code: 'tooManyPasskeys' })
    expect(key).toBeDefined()
  })
})

describe('removing a passkey', () => {
  test('requires the password, and its user signs in with the password alone again', async () => {
    const { user, visitor, key } = await owner()
    const [passkey] = await visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, passkey?.id ?? '', 'wrong')).status).toBe(401)
    expect((await remove(visitor, passkey?.id ?? '')).status).toBe(204)
    expect((await remove(visitor, passkey?.id ?? '')).status).toBe(404)
    expect(await withPassword(user)).toBe('in')
    const otherVisitor = shop.visitor()
    const credential = key.use(await challengeOf(otherVisitor))
    expect(await otherVisitor.rejected(passkeyEndpoints.signIn, { credential })).toMatchObject(wrong)
    expect((await visitor.call(profileEndpoints.readSecondFactor)).recoveryCodesLeft).toBe(0)
  })

  test('leaves those of other users, and the recovery codes of an authenticator', async () => {
    const [{ visitor }, other] = [await owner(), await owner()]
    const [foreign] = await other.visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, foreign?.id ?? '')).status).toBe(404)
    const { secret } = await visitor.call(profileEndpoints.prepareSecondFactor, { password }, { headers: from() })
    const code = new TOTP({ secret }).generate({ timestamp: time.getTime() })
    await visitor.call(profileEndpoints.confirmSecondFactor, { code }, { headers: from() })
    const [own] = await visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, own?.id ?? '')).status).toBe(204)
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ active: true, recoveryCodesLeft: 10 })
  })

  test('is done by an administrator with the other factors of a user, and with the user', async () => {
    const { user, visitor } = await owner()
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    const removed = await staff.call(shopUserEndpoints.removeSecondFactor, { userId: user.id })
    expect(removed.secondFactor).toBe(false)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
    await add(await shop.signedIn(user), createAuthenticator(origin))
    await staff.call(shopUserEndpoints.delete, undefined, { params: { id: user.id } })
    const { database } = shop.dependencies
    expect(await database.$count(passkeys, eq(passkeys.userId, user.id))).toBe(0)
  })
})

test('a passkey is renamed by its owner alone, without a password', async () => {
  const [{ visitor }, other] = [await owner(), await owner()]
  const [passkey] = await visitor.call(passkeyEndpoints.list)
  const id = passkey?.id ?? ''
  await visitor.call(passkeyEndpoints.rename, { id, name: 'Arbeitsrechner' })
  expect(await other.visitor.rejected(passkeyEndpoints.rename, { id, name: 'Fremd' })).toMatchObject({ status: 404 })
  expect(await visitor.rejected(passkeyEndpoints.rename, { id, name: ' ' })).toMatchObject({ status: 400 })
  expect(await visitor.call(passkeyEndpoints.list)).toEqual([{ ...passkey, name: 'Arbeitsrechner' }])
})

test('expired challenges are purged', async () => {
  await challengeOf(shop.visitor())
  pass(6)
  await purgeExpired(shop.dependencies)
  const { rows } = await shop.dependencies.pool.query('select count(*)::int as left from passkey_challenges')
  expect(rows).toEqual([{ left: 0 }])
})
