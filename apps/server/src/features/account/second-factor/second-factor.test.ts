import { accountEndpoints } from '@normwerk/contract/account'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { cartEndpoints } from '@normwerk/contract/cart'
import { eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '../../../database/tables/companies.ts'
import { mails } from '../../../database/tables/mails.ts'
import { recoveryCodes, users } from '../../../database/tables/users.ts'
import { actionsOf, fromElsewhere, password } from '../../../testing/calls/password-calls.ts'
import {
  aSecuredUser,
  aSignedInUser,
  codeTime,
  prepareAuthenticator,
  setUpAuthenticator,
  showCode,
  signInWithCode,
  wrongCode,
} from '../../../testing/calls/second-factor-calls.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => shop.stop())

const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds)
}

const mailsTo = async (recipient: string) => {
  const rows = await shop.dependencies.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(mails.id)
  return rows.map(({ kind, data }) => [kind, data.state])
}

describe('setting it up', () => {
  test('shows a secret for an authenticator, which becomes valid with its first code', async () => {
    const { user, visitor } = await aSignedInUser(shop)
    const { secret, uri } = await prepareAuthenticator(visitor)
    const authenticator = URI.parse(uri)
    expect(authenticator).toMatchObject({ issuer: 'Normwerk', label: user.username, algorithm: 'SHA1', digits: 6 })
    expect(authenticator.secret.base32).toBe(secret)
    expect(authenticator.secret.bytes.length).toBe(20)
    expect(await signInWithCode(shop, user.username)).toBe('in')
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('off')
    await visitor.call(
      profileEndpoints.confirmSecondFactor,
      { code: showCode(shop, secret) },
      { headers: fromElsewhere() },
    )
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('on')
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toEqual({
      active: true,
      authenticator: true,
      passkey: false,
      required: false,
      recoveryCodesLeft: 10,
    })
    expect(await signInWithCode(shop, user.username)).toMatchObject({ error: 'secondFactorRequired' })
  })

  test('ends all other sessions and reports it by mail', async () => {
    const { user, visitor } = await aSignedInUser(shop)
    const other = await shop.signedIn(user)
    await setUpAuthenticator(shop, visitor)
    expect((await other.send('GET', '/api/user/me')).status).toBe(401)
    await visitor.call(accountEndpoints.me)
    expect(await mailsTo(user.email)).toEqual([['secondFactorChanged', 'on']])
    expect(await actionsOf(shop, user)).toEqual(['account.secondFactorAdded'])
  })

  test('requires the password, and a wrong code or a missing secret turns nothing on', async () => {
    const { visitor } = await aSignedInUser(shop)
    const headers = fromElsewhere()
    expect(await visitor.rejected(profileEndpoints.confirmSecondFactor, { code: '123456' }, { headers })).toMatchObject(
      {
        status: 422,
        code: 'invalidCode',
        fields: { code: [{ code: 'invalid' }] },
      },
    )
    expect(
      await visitor.rejected(profileEndpoints.prepareSecondFactor, { password: 'wrong' }, { headers }),
    ).toMatchObject({ status: 401, code: 'invalidLoginData' })
    const { secret } = await prepareAuthenticator(visitor)
    expect(
      await visitor.rejected(profileEndpoints.confirmSecondFactor, { code: showCode(shop, secret, 3) }, { headers }),
    ).toMatchObject({ code: 'invalidCode' })
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('off')
  })

  test('allows five guesses of the code', async () => {
    const { visitor } = await aSignedInUser(shop)
    const { secret } = await prepareAuthenticator(visitor)
    const guess = async (code: string) =>
      (await visitor.rejected(profileEndpoints.confirmSecondFactor, { code }, { headers: fromElsewhere() })).code
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await guess(showCode(shop, secret, attempt + 5))).toBe('invalidCode')
    expect(await guess(showCode(shop, secret))).toBe('tooManyRequests')
  })

  test('creates one set of recovery codes for the same code twice at the same time', async () => {
    const { visitor } = await aSignedInUser(shop)
    const { secret } = await prepareAuthenticator(visitor)
    const confirm = () =>
      visitor.send('PUT', '/api/user/second-factor', { code: showCode(shop, secret) }, fromElsewhere())
    const answers = await Promise.all(Array.from({ length: 5 }, confirm))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422])
    expect((await visitor.call(profileEndpoints.readSecondFactor)).recoveryCodesLeft).toBe(10)
  })

  test('again keeps the current authenticator valid until the new one has confirmed a code', async () => {
    const {
      user,
      visitor,
      secret,
      recoveryCodes: [old = ''],
    } = await aSecuredUser(shop)
    const { secret: next } = await prepareAuthenticator(visitor)
    expect(await signInWithCode(shop, user.username)).toMatchObject({ error: 'secondFactorRequired' })
    expect(await signInWithCode(shop, user.username, showCode(shop, next))).toEqual(wrongCode)
    expect(await signInWithCode(shop, user.username, showCode(shop, secret))).toBe('in')
    await visitor.call(
      profileEndpoints.confirmSecondFactor,
      { code: showCode(shop, next) },
      { headers: fromElsewhere() },
    )
    pass(codeTime)
    for (const code of [showCode(shop, secret), old])
      expect(await signInWithCode(shop, user.username, code)).toEqual(wrongCode)
    expect(await signInWithCode(shop, user.username, showCode(shop, next))).toBe('in')
  })
})

describe('turning it off', () => {
  const remove = async (visitor: Visitor, typed: string) =>
    (await visitor.send('POST', '/api/user/second-factor/remove', { password: typed }, fromElsewhere())).status

  test('requires the password, deletes everything and reports it by mail', async () => {
    const { user, visitor } = await aSecuredUser(shop)
    expect(await remove(visitor, 'wrong')).toBe(401)
    expect(await remove(visitor, password)).toBe(204)
    expect(await signInWithCode(shop, user.username)).toBe('in')
    const [row] = await shop.dependencies.database.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ totpSecret: null, totpPreparedSecret: null, totpConfirmedAt: null, totpLastStep: null })
    expect(await shop.dependencies.database.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
    expect(await mailsTo(user.email)).toEqual([
      ['secondFactorChanged', 'on'],
      ['secondFactorChanged', 'off'],
    ])
    expect(await actionsOf(shop, user)).toEqual([
      'account.secondFactorAdded',
      'account.secondFactorRemoved',
      'account.signedIn',
    ])
  })

  test('does nothing for a user without one', async () => {
    const { user, visitor } = await aSignedInUser(shop)
    await prepareAuthenticator(visitor)
    expect(await remove(visitor, password)).toBe(204)
    expect(await mailsTo(user.email)).toEqual([])
  })

  test('is rejected if the company requires it', async () => {
    const { visitor } = await aSecuredUser(shop, { requireSecondFactor: true })
    const rejection = await visitor.rejected(
      profileEndpoints.removeSecondFactor,
      { password },
      { headers: fromElsewhere() },
    )
    expect(rejection).toMatchObject({ status: 403, code: 'secondFactorSetUpRequired' })
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('on')
  })
})

describe('a company that requires it', () => {
  test('rejects users without one at their next call, until it is set up', async () => {
    const { company, user, visitor } = await aSignedInUser(shop)
    await visitor.call(cartEndpoints.list)
    await shop.dependencies.database
      .update(companies)
      .set({ requireSecondFactor: true })
      .where(eq(companies.id, company.id))
    expect(await visitor.rejected(cartEndpoints.list)).toMatchObject({ status: 403, code: 'secondFactorSetUpRequired' })
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('missing')
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ active: false, required: true })
    expect(await signInWithCode(shop, user.username)).toBe('in')
    await setUpAuthenticator(shop, visitor)
    await visitor.call(cartEndpoints.list)
  })
})

test('all guesses of the password are counted together', async () => {
  const { visitor } = await aSecuredUser(shop)
  const paths = ['/api/user/second-factor', '/api/user/second-factor/remove', '/api/user/second-factor/recovery-codes']
  for (let attempt = 0; attempt < 5; attempt++) {
    const path = paths[attempt % paths.length] ?? ''
    expect((await visitor.send('POST', path, { password: 'wrong' }, fromElsewhere())).status).toBe(401)
  }
  for (const path of paths) expect((await visitor.send('POST', path, { password }, fromElsewhere())).status).toBe(429)
  const change = { oldPassword: password, newPassword: 'Neues-Pferd-2' }
  expect((await visitor.send('POST', '/api/user/password', change, fromElsewhere())).status).toBe(429)
})
