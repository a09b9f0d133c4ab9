import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts } from '../../database/tables/sessions.ts'
import { users } from '../../database/tables/users.ts'
import {
  actionsOf,
  aUserWithPassword,
  fromElsewhere,
  issueLink,
  mailKindsTo,
  newPassword,
  password,
  resetPassword,
  signIn,
} from '../../testing/calls/password-calls.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const minute = 60 * 1000
const hour = 60 * minute
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => shop.stop())

describe('a new password', () => {
  test.each([
    ['Kurz-1x', ['PasswordTooShort']],
    [`Lang-1${'x'.repeat(45)}`, ['PasswordTooLong']],
    ['Ohne-Ziffer', ['PasswordRequiresDigit']],
    ['OHNE-KLEINE-1', ['PasswordRequiresLower']],
    ['ohne-große-1', ['PasswordRequiresUpper']],
    ['OhneZeichen1', ['PasswordRequiresNonAlphanumeric']],
    ['Aa1aAa1a', ['PasswordRequiresNonAlphanumeric', 'PasswordRequiresUniqueChars']],
    ['P@ssw0rd', ['PasswordTooCommon']],
    ['SASHA_007', ['PasswordRequiresLower', 'PasswordTooCommon']],
    ['Ｐ@ssw0rd', ['PasswordTooCommon']],
    ['', expect.arrayContaining(['PasswordTooShort', 'PasswordRequiresDigit', 'PasswordRequiresUniqueChars'])],
  ])('%s is rejected with all its errors, and the link stays valid', async (typed, codes) => {
    const user = await aUserWithPassword(shop)
    const token = await issueLink(shop, user)
    const rejection = await shop
      .visitor()
      .rejected(passwordEndpoints.reset, { email: user.email, token, newPassword: typed })
    expect(rejection.status).toBe(422)
    expect(rejection.fields?.password?.map(({ code }) => code)).toEqual(codes)
    expect(rejection.code).toBe(rejection.fields?.password?.[0]?.code)
    expect((await resetPassword(shop, user, token)).status).toBe(204)
  })

  test('is rejected together with the other fields of the form', async () => {
    const user = await aUserWithPassword(shop)
    const token = 'x'.repeat(201)
    const rejection = await shop
      .visitor()
      .rejected(passwordEndpoints.reset, { email: 'nobody', token, newPassword: 'kurz' })
    expect(rejection).toMatchObject({ status: 422, code: 'PasswordTooShort' })
    expect(Object.keys(rejection.fields ?? {}).toSorted()).toEqual(['email', 'password', 'token'])
    const visitor = await shop.signedIn(user)
    const change = await visitor.rejected(passwordEndpoints.change, { oldPassword: null, newPassword: 'kurz' })
    expect(Object.keys(change.fields ?? {}).toSorted()).toEqual(['oldPassword', 'password'])
  })

  test('is as long as the characters that a person sees', async () => {
    const user = await aUserWithPassword(shop)
    const long = `Schlüssel-1${'🔩'.repeat(39)}`
    expect((await resetPassword(shop, user, await issueLink(shop, user), long)).status).toBe(204)
    expect((await signIn(shop, user.username, long)).status).toBe(200)
  })
})

describe('changing the own password', () => {
  const change = { oldPassword: password, newPassword }

  test('ends all other sessions at their next call, and all links', async () => {
    const user = await aUserWithPassword(shop)
    const [here, there] = [await shop.signedIn(user), await shop.signedIn(user)]
    const token = await issueLink(shop, user)
    await there.call(accountEndpoints.me)
    await here.call(passwordEndpoints.change, change, { headers: fromElsewhere() })
    expect((await there.send('GET', '/api/user/me')).status).toBe(401)
    await here.call(accountEndpoints.me)
    expect((await resetPassword(shop, user, token)).status).toBe(422)
    expect((await signIn(shop, user.username, password)).status).toBe(401)
    expect((await signIn(shop, user.username, newPassword)).status).toBe(200)
    expect(await mailKindsTo(shop, user.email)).toEqual(['passwordChanged'])
    expect(await actionsOf(shop, user)).toEqual(['account.passwordChanged', 'account.signedIn'])
  })

  test('renews the current session, whose previous token becomes invalid', async () => {
    const user = await aUserWithPassword(shop)
    const visitor = shop.visitor()
    const typed = { username: user.username, password, stayLoggedIn: true }
    await visitor.call(accountEndpoints.authenticate, typed, { headers: fromElsewhere() })
    const former = visitor.cookies.get('session') ?? ''
    const [before] = await visitor.call(accountEndpoints.listSessions)
    time = new Date(time.getTime() + hour)
    const answer = await visitor.send('POST', '/api/user/password', change, fromElsewhere())
    expect(answer.status).toBe(204)
    const lastsFor = 30 * 24 * 60 * 60 - 60 * 60
    expect(String(answer.headers['set-cookie'])).toMatch(new RegExp(`session=[\\w-]+; Max-Age=${lastsFor};.*HttpOnly`))
    const [after] = await visitor.call(accountEndpoints.listSessions)
    expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt, current: true })
    expect(visitor.cookies.get('session')).not.toBe(former)
    visitor.cookies.set('session', former)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
  })

  test('keeps the lifetime of a session that ends with the browser', async () => {
    const visitor = await shop.signedIn(await aUserWithPassword(shop))
    const answer = await visitor.send('POST', '/api/user/password', change, fromElsewhere())
    expect(String(answer.headers['set-cookie'])).toMatch(/session=[\w-]+; Path/)
    await visitor.call(accountEndpoints.me)
  })

  test('requires the old one', async () => {
    const user = await aUserWithPassword(shop)
    const visitor = await shop.signedIn(user)
    const wrong = { ...change, oldPassword: 'wrong' }
    expect(await visitor.rejected(passwordEndpoints.change, wrong, { headers: fromElsewhere() })).toMatchObject({
      status: 422,
      code: 'COULDNT_CHANGE_PASSWORD',
      fields: { oldPassword: [{ code: 'invalid' }] },
    })
    expect((await signIn(shop, user.username, password)).status).toBe(200)
    expect(await mailKindsTo(shop, user.email)).toEqual([])
  })

  test('allows five guesses of the old one; an invalid new one does not count', async () => {
    const visitor = await shop.signedIn(await aUserWithPassword(shop))
    const call = async (input: typeof change) =>
      (await visitor.rejected(passwordEndpoints.change, input, { headers: fromElsewhere() })).code
    for (let attempt = 0; attempt < 6; attempt++)
      expect(await call({ ...change, newPassword: 'x' })).toMatch(/^Password/)
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await call({ ...change, oldPassword: `wrong-${attempt}` })).toBe('COULDNT_CHANGE_PASSWORD')
    expect(await call(change)).toBe('tooManyRequests')
    time = new Date(time.getTime() + 16 * minute)
    await visitor.call(passwordEndpoints.change, change, { headers: fromElsewhere() })
  })

  test('succeeds once for two simultaneous calls', async () => {
    const user = await aUserWithPassword(shop)
    const visitor = await shop.signedIn(user)
    const answers = await Promise.all(
      ['Erstes-Pferd-1', 'Zweites-Pferd-2'].map((typed) =>
        visitor.send('POST', '/api/user/password', { oldPassword: password, newPassword: typed }, fromElsewhere()),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    expect(await mailKindsTo(shop, user.email)).toEqual(['passwordChanged'])
  })

  test('deletes the wrong attempts after the right one', async () => {
    const user = await aUserWithPassword(shop)
    const visitor = await shop.signedIn(user)
    await visitor.rejected(passwordEndpoints.change, { ...change, oldPassword: 'wrong' }, { headers: fromElsewhere() })
    await visitor.call(passwordEndpoints.change, change, { headers: fromElsewhere() })
    const counted = shop.dependencies.database.$count(
      attempts,
      and(eq(attempts.purpose, 'proof'), eq(attempts.account, user.id)),
    )
    expect(await counted).toBe(0)
  })

  test.each(['userId', 'email', 'roles'])('rejects %s', async (field) => {
    const visitor = await shop.signedIn(await aUserWithPassword(shop))
    const rejection = await visitor.rejected(
      passwordEndpoints.change,
      { ...change, [field]: 'x' },
      { headers: fromElsewhere() },
    )
    expect(rejection).toMatchObject({ status: 400, fields: { [field]: [{ code: 'unknownField' }] } })
  })
})

test('is followed by no session of a deleted user, who cannot sign in any more', async () => {
  const user = await aUserWithPassword(shop)
  const visitor = await shop.signedIn(user)
  await visitor.call(accountEndpoints.me)
  await shop.dependencies.database
    .update(users)
    .set({ deletedAt: time })
    .where(and(eq(users.id, user.id), isNull(users.deletedAt)))
  expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
  expect((await signIn(shop, user.username, password)).status).toBe(401)
})

test('reveals no more to a locked user of the former shop than to others', async () => {
  const user = await aUserWithPassword(shop, { needsReset: true, passwordHash: null, locked: true })
  const answer = await signIn(shop, user.username, password)
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([401, 'invalidLoginData'])
})
