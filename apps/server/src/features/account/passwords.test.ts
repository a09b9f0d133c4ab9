import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts } from '../../database/tables/attempts.ts'
import { audit } from '../../database/tables/audit.ts'
import { knownDevices } from '../../database/tables/known-devices.ts'
import { mails } from '../../database/tables/mails.ts'
import { oneTimeTokens } from '../../database/tables/one-time-tokens.ts'
import { users } from '../../database/tables/users.ts'
import { purgeExpired } from '../../housekeeping.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { issueToken } from './one-time-tokens.ts'

const password = 'Richtig-Pferd-1'
const newPassword = 'Neues-Pferd-2'
const minute = 60 * 1000
const hour = 60 * minute
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp
let passwordHash: string

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  passwordHash = await shop.dependencies.passwords.hash(password)
})
afterAll(() => shop.stop())

const someone = async (fields: Parameters<typeof aUser>[3] = {}) =>
  aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'], { passwordHash, ...fields })

let lastAddress = 0
const from = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress}` })
const link = (user: { id: string }, lifetime = hour) =>
  issueToken(shop.dependencies, shop.dependencies.database, { userId: user.id }, lifetime)
const signIn = (username: string, typed: string, headers = from()) =>
  shop.visitor().send('POST', '/api/user/authenticate', { username, password: typed }, headers)
const reset = (user: { email: string }, token: string, typed = newPassword) =>
  shop.visitor().send('POST', '/api/reset-password', { email: user.email, token, newPassword: typed })
const mailsTo = async (recipient: string) => {
  const rows = await shop.dependencies.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(mails.id)
  return rows.map(({ kind }) => kind)
}
const eventsOf = async (user: { id: string }) => {
  const rows = await shop.dependencies.database.select().from(audit).where(eq(audit.userId, user.id)).orderBy(audit.id)
  return rows.map(({ action }) => action)
}

describe('requesting a link', () => {
  const ask = (email: string, headers: Record<string, string> = from()) =>
    shop.visitor().send('POST', '/api/reset-password/email', { email }, headers)

  test('gets the same answer with the same statements, whether the address is known or not', async () => {
    const user = await someone()
    const known = await ask(user.email)
    const unknown = await ask('nobody@example.com')
    expect([known.status, known.text]).toEqual([202, ''])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await mailsTo(user.email)).toEqual(['resetPassword'])
    expect(await mailsTo('nobody@example.com')).toEqual(['resetPassword'])
    const statements = (email: string) => shop.statementsOf(() => ask(email))
    expect(await statements('nobody@example.com')).toEqual(await statements(user.email))
  })

  test('sends at most five mails per quarter of an hour to one address, without saying so', async () => {
    const { email } = await someone()
    for (let time = 0; time < 6; time++) expect((await ask(time % 2 ? email : email.toUpperCase())).status).toBe(202)
    expect((await mailsTo(email)).length + (await mailsTo(email.toUpperCase())).length).toBe(5)
  })

  test('is rejected if it is too frequent from one network address, even behind a forged one', async () => {
    const here = from()
    const answers = []
    for (let time = 0; time < 61; time++) answers.push((await ask(`somebody-${time}@example.com`, here)).status)
    expect(answers).toEqual([...Array(60).fill(202), 429])
    const forged = { 'x-forwarded-for': `203.0.113.9, ${here['x-forwarded-for']}` }
    const rejected = await ask('somebody-else@example.com', forged)
    expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '900'])
    expect(await mailsTo('somebody-else@example.com')).toEqual([])
    expect((await ask('somebody-else@example.com')).status).toBe(202)
  })

  test.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a@example.com b@example.com',
    '<a@example.com>',
    'a',
    '',
    null,
  ])('is rejected for %j', async (email) => {
    const rejection = await shop.visitor().rejected(passwordEndpoints.requestReset, { email }, { headers: from() })
    expect(rejection).toMatchObject({ status: 400, fields: { email: [{ code: expect.any(String) }] } })
  })

  test('serves many simultaneous callers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(`crowd-${at}@example.com`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  })
})

describe('a link', () => {
  test('sets a password, ends all sessions and reports it by mail', async () => {
    const user = await someone()
    const visitor = await shop.signedIn(user)
    await visitor.call(accountEndpoints.me)
    const token = await link(user)
    expect((await reset({ email: user.email.toUpperCase() }, token)).status).toBe(204)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
    expect((await signIn(user.username, password)).status).toBe(401)
    expect((await signIn(user.username, newPassword)).status).toBe(200)
    expect(await mailsTo(user.email)).toEqual(['passwordChanged'])
    expect(await eventsOf(user)).toEqual(['account.passwordReset', 'account.signedIn'])
  })

  test("is valid once, and the user's other links end with it", async () => {
    const user = await someone()
    const [first, second] = [await link(user), await link(user)]
    expect((await reset(user, first)).status).toBe(204)
    for (const token of [first, second]) {
      const again = await reset(user, token, 'Anderes-Pferd-3')
      expect([again.status, JSON.parse(again.text).code]).toEqual([422, 'INVALID_TOKEN'])
    }
    expect((await signIn(user.username, newPassword)).status).toBe(200)
  })

  test('that twenty use at the same time works once', async () => {
    const user = await someone()
    const token = await link(user)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => reset(user, token, `${newPassword}-${at}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(19).fill(422)])
    expect(await mailsTo(user.email)).toEqual(['passwordChanged'])
  })

  test('is validated before the slow hash is computed', async () => {
    const user = await someone()
    const token = await link(user)
    const good = await shop.statementsOf(() => reset(user, token))
    const before = good.slice(0, good.indexOf('begin'))
    expect(before).toEqual([expect.stringContaining('"one_time_tokens"')])
    expect(before.join()).not.toContain('for no key update')
    const bad = await shop.statementsOf(() => reset(user, token))
    expect(bad).toEqual(before)
  })

  test('that is one of two used at the same time works alone', async () => {
    const user = await someone()
    const tokens = await Promise.all(Array.from({ length: 8 }, () => link(user)))
    const answers = await Promise.all(tokens.map((token) => reset(user, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(422)])
  })

  test('of another user is rejected and stays valid for its owner', async () => {
    const [user, otherCompanyUser] = [await someone(), await someone()]
    const token = await link(user)
    expect((await reset(otherCompanyUser, token)).status).toBe(422)
    expect((await signIn(otherCompanyUser.username, password)).status).toBe(200)
    expect((await reset(user, token)).status).toBe(204)
  })

  test('expires, and is then deleted', async () => {
    const user = await someone()
    const [early, late] = [await link(user), await link(user)]
    time = new Date(time.getTime() + 59 * minute)
    expect((await reset(user, early)).status).toBe(204)
    const rest = await link(user)
    time = new Date(time.getTime() + 60 * minute)
    for (const token of [late, rest]) expect((await reset(user, token)).status).toBe(422)
    await purgeExpired(shop.dependencies)
    const left = shop.dependencies.database.$count(oneTimeTokens, eq(oneTimeTokens.userId, user.id))
    expect(await left).toBe(0)
  })

  test('is rejected for a deleted user', async () => {
    const user = await someone()
    const token = await link(user)
    await shop.dependencies.database.update(users).set({ deletedAt: time }).where(eq(users.id, user.id))
    expect((await reset(user, token)).status).toBe(422)
  })

  test.each([
    ['has none yet', { passwordHash: null }],
    ['comes from the former shop', { passwordHash: null, needsReset: true }],
  ])('sets a password for a user who %s', async (_, fields) => {
    const user = await someone(fields)
    expect((await reset(user, await link(user))).status).toBe(204)
    expect((await signIn(user.username, newPassword)).status).toBe(200)
  })

  test('does not unlock or enable a user', async () => {
    for (const fields of [{ locked: true }, { enabled: false }]) {
      const user = await someone(fields)
      expect((await reset(user, await link(user))).status).toBe(204)
      expect((await signIn(user.username, newPassword)).status).toBe(401)
    }
  })

  test('unlocks a user who was locked out by wrong passwords', async () => {
    const user = await someone()
    const here = from()
    for (let attempt = 0; attempt < 5; attempt++) await signIn(user.email, 'wrong', here)
    expect((await signIn(user.email, password, here)).status).toBe(429)
    await reset(user, await link(user))
    expect((await signIn(user.email, newPassword, here)).status).toBe(200)
  })

  test('ends the trust in devices, because one may be that of an attacker', async () => {
    const user = await someone()
    await signIn(user.username, password)
    const known = () => shop.dependencies.database.$count(knownDevices, eq(knownDevices.userId, user.id))
    expect(await known()).toBe(1)
    await reset(user, await link(user))
    expect(await known()).toBe(0)
  })
})

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
    const user = await someone()
    const token = await link(user)
    const rejection = await shop
      .visitor()
      .rejected(passwordEndpoints.reset, { email: user.email, token, newPassword: typed })
    expect(rejection.status).toBe(422)
    expect(rejection.fields?.password?.map(({ code }) => code)).toEqual(codes)
    expect(rejection.code).toBe(rejection.fields?.password?.[0]?.code)
    expect((await reset(user, token)).status).toBe(204)
  })

  test('is rejected together with the other fields of the form', async () => {
    const user = await someone()
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
    const user = await someone()
    const long = `Schlüssel-1${'🔩'.repeat(39)}`
    expect((await reset(user, await link(user), long)).status).toBe(204)
    expect((await signIn(user.username, long)).status).toBe(200)
  })
})

describe('changing the own password', () => {
  const change = { oldPassword: password, newPassword }

  test('ends all other sessions at their next call, and all links', async () => {
    const user = await someone()
    const [here, there] = [await shop.signedIn(user), await shop.signedIn(user)]
    const token = await link(user)
    await there.call(accountEndpoints.me)
    await here.call(passwordEndpoints.change, change, { headers: from() })
    expect((await there.send('GET', '/api/user/me')).status).toBe(401)
    await here.call(accountEndpoints.me)
    expect((await reset(user, token)).status).toBe(422)
    expect((await signIn(user.username, password)).status).toBe(401)
    expect((await signIn(user.username, newPassword)).status).toBe(200)
    expect(await mailsTo(user.email)).toEqual(['passwordChanged'])
    expect(await eventsOf(user)).toEqual(['account.passwordChanged', 'account.signedIn'])
  })

  test('renews the current session, whose previous token becomes invalid', async () => {
    const user = await someone()
    const visitor = shop.visitor()
    const typed = { username: user.username, password, stayLoggedIn: true }
    await visitor.call(accountEndpoints.authenticate, typed, { headers: from() })
    const former = visitor.cookies.get('session') ?? ''
    const [before] = await visitor.call(accountEndpoints.listSessions)
    time = new Date(time.getTime() + hour)
    const answer = await visitor.send('POST', '/api/user/password', change, from())
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
    const visitor = await shop.signedIn(await someone())
    const answer = await visitor.send('POST', '/api/user/password', change, from())
    expect(String(answer.headers['set-cookie'])).toMatch(/session=[\w-]+; Path/)
    await visitor.call(accountEndpoints.me)
  })

  test('requires the old one', async () => {
    const user = await someone()
    const visitor = await shop.signedIn(user)
    const wrong = { ...change, oldPassword: 'wrong' }
    expect(await visitor.rejected(passwordEndpoints.change, wrong, { headers: from() })).toMatchObject({
      status: 422,
      code: 'COULDNT_CHANGE_PASSWORD',
      fields: { oldPassword: [{ code: 'invalid' }] },
    })
    expect((await signIn(user.username, password)).status).toBe(200)
    expect(await mailsTo(user.email)).toEqual([])
  })

  test('allows five guesses of the old one; an invalid new one does not count', async () => {
    const visitor = await shop.signedIn(await someone())
    const call = async (input: typeof change) =>
      (await visitor.rejected(passwordEndpoints.change, input, { headers: from() })).code
    for (let attempt = 0; attempt < 6; attempt++)
      expect(await call({ ...change, newPassword: 'x' })).toMatch(/^Password/)
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await call({ ...change, oldPassword: `wrong-${attempt}` })).toBe('COULDNT_CHANGE_PASSWORD')
    expect(await call(change)).toBe('tooManyRequests')
    time = new Date(time.getTime() + 16 * minute)
    await visitor.call(passwordEndpoints.change, change, { headers: from() })
  })

  test('succeeds once for two simultaneous calls', async () => {
    const user = await someone()
    const visitor = await shop.signedIn(user)
    const answers = await Promise.all(
      ['Erstes-Pferd-1', 'Zweites-Pferd-2'].map((typed) =>
        visitor.send('POST', '/api/user/password', { oldPassword: password, newPassword: typed }, from()),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    expect(await mailsTo(user.email)).toEqual(['passwordChanged'])
  })

  test('deletes the wrong attempts after the right one', async () => {
    const user = await someone()
    const visitor = await shop.signedIn(user)
    await visitor.rejected(passwordEndpoints.change, { ...change, oldPassword: 'wrong' }, { headers: from() })
    await visitor.call(passwordEndpoints.change, change, { headers: from() })
    const counted = shop.dependencies.database.$count(
      attempts,
      and(eq(attempts.purpose, 'proof'), eq(attempts.account, user.id)),
    )
    expect(await counted).toBe(0)
  })

  test.each(['userId', 'email', 'roles'])('rejects %s', async (field) => {
    const visitor = await shop.signedIn(await someone())
    const rejection = await visitor.rejected(passwordEndpoints.change, { ...change, [field]: 'x' }, { headers: from() })
    expect(rejection).toMatchObject({ status: 400, fields: { [field]: [{ code: 'unknownField' }] } })
  })
})

test('is followed by no session of a deleted user, who cannot sign in any more', async () => {
  const user = await someone()
  const visitor = await shop.signedIn(user)
  await visitor.call(accountEndpoints.me)
  await shop.dependencies.database
    .update(users)
    .set({ deletedAt: time })
    .where(and(eq(users.id, user.id), isNull(users.deletedAt)))
  expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
  expect((await signIn(user.username, password)).status).toBe(401)
})

test('reveals no more to a locked user of the former shop than to others', async () => {
  const user = await someone({ needsReset: true, passwordHash: null, locked: true })
  const answer = await signIn(user.username, password)
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([401, 'invalidLoginData'])
})
