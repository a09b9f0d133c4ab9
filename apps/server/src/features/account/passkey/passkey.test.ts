import { accountEndpoints } from '@normwerk/contract/account'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { cartEndpoints } from '@normwerk/contract/cart'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../database/tables/audit.ts'
import { passkeys } from '../../../database/tables/users.ts'
import { purgeExpired } from '../../../housekeeping.ts'
import { aUser } from '../../../testing/builders.ts'
import { createAuthenticator } from '../../../testing/calls/authenticator.ts'
import {
  addPasskey,
  aPasskeyOwner,
  aUserWithKey,
  challengeFor,
  countRejections,
  origin,
  passkeyRejected,
  preparePasskey,
  signInWithPassword,
} from '../../../testing/calls/passkey-calls.ts'
import { fromElsewhere, password } from '../../../testing/calls/password-calls.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

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

const remove = (visitor: Visitor, id: string, typed = password) =>
  visitor.send('POST', '/api/user/passkey/remove', { id, password: typed }, fromElsewhere())

describe('a passkey as the second factor', () => {
  test('is asked after the password, and a recovery code replaces it', async () => {
    const { user, key, recoveryCodes } = await aPasskeyOwner(shop)
    expect(recoveryCodes).toHaveLength(10)
    expect(await signInWithPassword(user, {}, shop.visitor())).toBe('secondFactorRequired')
    const visitor = shop.visitor()
    expect(await signInWithPassword(user, { passkey: key.use(await challengeFor(visitor)) }, visitor)).toBe('in')
    expect(await signInWithPassword(user, { code: recoveryCodes[0] }, shop.visitor())).toBe('in')
    expect(await signInWithPassword(user, { code: recoveryCodes[0] }, shop.visitor())).toBe('secondFactorRequired')
  })

  test('of another user is rejected', async () => {
    const [{ user }, other] = [await aPasskeyOwner(shop), await aPasskeyOwner(shop)]
    const visitor = shop.visitor()
    expect(await signInWithPassword(user, { passkey: other.key.use(await challengeFor(visitor)) }, visitor)).toBe(
      'passkeyRejected',
    )
  })

  test('is recorded after the right password when it is rejected', async () => {
    const { user, key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    const passkey = key.use(await challengeFor(visitor), { origin: 'https://evil.example.com' })
    expect(await signInWithPassword(user, { passkey }, visitor)).toBe('passkeyRejected')
    expect(await countRejections(shop, user.id)).toBe(1)
  })

  test('does not replace the password', async () => {
    const { user, key } = await aPasskeyOwner(shop)
    const visitor = shop.visitor()
    const input = { password: 'wrong', passkey: key.use(await challengeFor(visitor)) }
    expect(await signInWithPassword(user, input, visitor)).toBe('invalidLoginData')
  })

  test('is enough for a company that requires one, so the authenticator may be removed', async () => {
    const { visitor, key } = await aUserWithKey(shop, { requireSecondFactor: true })
    await addPasskey(visitor, key)
    const { secret } = await visitor.call(
      profileEndpoints.prepareSecondFactor,
      { password },
      { headers: fromElsewhere() },
    )
    const code = new TOTP({ secret }).generate({ timestamp: time.getTime() })
    await visitor.call(profileEndpoints.confirmSecondFactor, { code }, { headers: fromElsewhere() })
    const state = { active: true, required: true, passkey: true }
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ ...state, authenticator: true })
    await visitor.call(profileEndpoints.removeSecondFactor, { password }, { headers: fromElsewhere() })
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ ...state, authenticator: false })
  })

  test('is enough for a company that requires one, and its last one stays', async () => {
    const { visitor, key } = await aUserWithKey(shop, { requireSecondFactor: true })
    expect(await visitor.rejected(cartEndpoints.list)).toMatchObject({ code: 'secondFactorSetUpRequired' })
    await addPasskey(visitor, key)
    await visitor.call(cartEndpoints.list)
    await addPasskey(visitor, createAuthenticator(origin), 'Telefon')
    const [first, second] = await visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, first?.id ?? '')).status).toBe(204)
    const last = await remove(visitor, second?.id ?? '')
    expect(JSON.parse(last.text).code).toBe('secondFactorSetUpRequired')
    expect(await visitor.call(passkeyEndpoints.list)).toHaveLength(1)
  })
})

describe('adding a passkey', () => {
  test('requires the password, ends other sessions, and is recorded and told by mail', async () => {
    const { user, visitor, key } = await aUserWithKey(shop)
    const other = await shop.signedIn(user)
    const rejected = await visitor.rejected(
      passkeyEndpoints.prepare,
      { password: 'wrong' },
      { headers: fromElsewhere() },
    )
    expect(rejected).toMatchObject({ status: 401, code: 'invalidLoginData' })
    await addPasskey(visitor, key)
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
    const [{ visitor, key }, other] = [await aUserWithKey(shop), await aUserWithKey(shop)]
    const reject = async (credential: ReturnType<typeof key.make>) =>
      expect(await visitor.rejected(passkeyEndpoints.add, { name: 'x', credential })).toMatchObject(passkeyRejected)
    await reject(key.make(await preparePasskey(other.visitor)))
    const { challenge } = await challengeFor(visitor)
    await reject(key.make({ ...(await preparePasskey(visitor)), challenge }))
    await reject(key.make(await preparePasskey(visitor), { origin: 'https://evil.example.com' }))
    await reject(key.make(await preparePasskey(visitor), { isUnverified: true }))
    const credential = key.make(await preparePasskey(visitor))
    await visitor.call(passkeyEndpoints.add, { name: 'x', credential })
    await reject(credential)
    expect(await visitor.call(passkeyEndpoints.list)).toHaveLength(1)
  })

  test('that is rejected is recorded as a failed proof, not as a rejected sign-in', async () => {
    const [{ visitor, key }, other] = [await aUserWithKey(shop), await aUserWithKey(shop)]
    const credential = key.make(await preparePasskey(other.visitor))
    shop.securityEvents.splice(0)
    await visitor.rejected(passkeyEndpoints.add, { name: 'x', credential })
    expect(shop.securityEvents.map(({ event }) => event)).toEqual(['proofFailed'])
  })

  test('takes the passkey of one user for no other', async () => {
    const [{ key }, { visitor }] = [await aPasskeyOwner(shop), await aUserWithKey(shop)]
    const credential = key.make(await preparePasskey(visitor))
    expect(await visitor.rejected(passkeyEndpoints.add, { name: 'x', credential })).toMatchObject(passkeyRejected)
  })

  test('brings recovery codes only with the first second factor', async () => {
    const { visitor, recoveryCodes } = await aPasskeyOwner(shop)
    expect(recoveryCodes).toHaveLength(10)
    expect((await addPasskey(visitor, createAuthenticator(origin))).recoveryCodes).toEqual([])
  })

  test('ends at twenty', async () => {
    const { user, visitor } = await aPasskeyOwner(shop)
    const rows = Array.from({ length: 19 }, (_, at) => ({
      ...{ id: shop.dependencies.ids.next(), userId: user.id, name: 'x', publicKey: 'x', counter: 0 },
      credentialId: `${user.id} ${at}`,
    }))
    await shop.dependencies.database.insert(passkeys).values(rows)
    const rejection = await visitor.rejected(passkeyEndpoints.prepare, { password }, { headers: fromElsewhere() })
    expect(rejection).toMatchObject({ status: 422, code: 'tooManyPasskeys' })
  })
})

describe('removing a passkey', () => {
  test('requires the password, and its user signs in with the password alone again', async () => {
    const { user, visitor, key } = await aPasskeyOwner(shop)
    const [passkey] = await visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, passkey?.id ?? '', 'wrong')).status).toBe(401)
    expect((await remove(visitor, passkey?.id ?? '')).status).toBe(204)
    expect((await remove(visitor, passkey?.id ?? '')).status).toBe(404)
    expect(await signInWithPassword(user, {}, shop.visitor())).toBe('in')
    const otherVisitor = shop.visitor()
    const credential = key.use(await challengeFor(otherVisitor))
    expect(await otherVisitor.rejected(passkeyEndpoints.signIn, { credential })).toMatchObject(passkeyRejected)
    expect((await visitor.call(profileEndpoints.readSecondFactor)).recoveryCodesLeft).toBe(0)
  })

  test('leaves those of other users, and the recovery codes of an authenticator', async () => {
    const [{ visitor }, other] = [await aPasskeyOwner(shop), await aPasskeyOwner(shop)]
    const [foreign] = await other.visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, foreign?.id ?? '')).status).toBe(404)
    const { secret } = await visitor.call(
      profileEndpoints.prepareSecondFactor,
      { password },
      { headers: fromElsewhere() },
    )
    const code = new TOTP({ secret }).generate({ timestamp: time.getTime() })
    await visitor.call(profileEndpoints.confirmSecondFactor, { code }, { headers: fromElsewhere() })
    const [own] = await visitor.call(passkeyEndpoints.list)
    expect((await remove(visitor, own?.id ?? '')).status).toBe(204)
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ active: true, recoveryCodesLeft: 10 })
  })

  test('is done by an administrator with the other factors of a user, and with the user', async () => {
    const { user, visitor } = await aPasskeyOwner(shop)
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    const removed = await staff.call(shopUserEndpoints.removeSecondFactor, { userId: user.id })
    expect(removed.secondFactor).toBe(false)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
    await addPasskey(await shop.signedIn(user), createAuthenticator(origin))
    await staff.call(shopUserEndpoints.delete, undefined, { params: { id: user.id } })
    const { database } = shop.dependencies
    expect(await database.$count(passkeys, eq(passkeys.userId, user.id))).toBe(0)
  })
})

test('a passkey is renamed by its owner alone, without a password', async () => {
  const [{ visitor }, other] = [await aPasskeyOwner(shop), await aPasskeyOwner(shop)]
  const [passkey] = await visitor.call(passkeyEndpoints.list)
  const id = passkey?.id ?? ''
  await visitor.call(passkeyEndpoints.rename, { id, name: 'Arbeitsrechner' })
  expect(await other.visitor.rejected(passkeyEndpoints.rename, { id, name: 'Fremd' })).toMatchObject({ status: 404 })
  expect(await visitor.rejected(passkeyEndpoints.rename, { id, name: ' ' })).toMatchObject({ status: 400 })
  expect(await visitor.call(passkeyEndpoints.list)).toEqual([{ ...passkey, name: 'Arbeitsrechner' }])
})

test('expired challenges are purged', async () => {
  await challengeFor(shop.visitor())
  pass(6)
  await purgeExpired(shop.dependencies)
  const { rows } = await shop.dependencies.pool.query('select count(*)::int as left from passkey_challenges')
  expect(rows).toEqual([{ left: 0 }])
})
