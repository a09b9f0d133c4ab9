import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownDevices, oneTimeTokens, users } from '../../database/tables/users.ts'
import { purgeExpired } from '../../housekeeping.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
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
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const minute = 60 * 1000
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => shop.stop())

describe('requesting a link', () => {
  const ask = (email: string, headers: Record<string, string> = fromElsewhere()) =>
    shop.visitor().send('POST', '/api/reset-password/email', { email }, headers)

  test('gets the same answer with the same statements, whether the address is known or not', async () => {
    const user = await aUserWithPassword(shop)
    const known = await ask(user.email)
    const unknown = await ask('nobody@example.com')
    expect([known.status, known.text]).toEqual([202, ''])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await mailKindsTo(shop, user.email)).toEqual(['resetPassword'])
    expect(await mailKindsTo(shop, 'nobody@example.com')).toEqual(['resetPassword'])
    const statements = (email: string) => shop.statementsOf(() => ask(email))
    expect(await statements('nobody@example.com')).toEqual(await statements(user.email))
  })

  test('sends at most five mails per quarter of an hour to one address, without saying so', async () => {
    const { email } = await aUserWithPassword(shop)
    for (let time = 0; time < 6; time++) expect((await ask(time % 2 ? email : email.toUpperCase())).status).toBe(202)
    expect((await mailKindsTo(shop, email)).length + (await mailKindsTo(shop, email.toUpperCase())).length).toBe(5)
  })

  test('tells administrators that none of their users has the address', async () => {
    const [own, other] = [await aCompany(shop.dependencies), await aCompany(shop.dependencies)]
    const colleague = await aUser(shop.dependencies, own)
    const otherCompanyUser = await aUser(shop.dependencies, other)
    const askAs = async (caller: Visitor, email: string) => {
      const { text } = await caller.send('POST', '/api/reset-password/email', { email }, fromElsewhere())
      return text === '' ? 'accepted' : JSON.parse(text).code
    }
    const administrator = await shop.signedIn(await aUser(shop.dependencies, own, ['ADMIN']))
    expect(await askAs(administrator, colleague.email.toUpperCase())).toBe('accepted')
    expect(await askAs(administrator, otherCompanyUser.email)).toBe('USER_NOT_FOUND')
    expect(await mailKindsTo(shop, otherCompanyUser.email)).toEqual([])
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    expect(await askAs(staff, otherCompanyUser.email)).toBe('accepted')
    expect(await askAs(staff, 'nobody@example.com')).toBe('USER_NOT_FOUND')
    expect(await askAs(await shop.signedIn(colleague), 'nobody@example.com')).toBe('accepted')
  })

  test('ends the links of former mails', async () => {
    const user = await aUserWithPassword(shop)
    const askFor = async (nth: number) => {
      await ask(user.email)
      await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(nth))
      return (await shop.mailsTo(user.email)).at(-1)?.token ?? ''
    }
    const [former, latest] = [await askFor(1), await askFor(2)]
    expect((await resetPassword(shop, user, former)).status).toBe(422)
    expect((await resetPassword(shop, user, latest)).status).toBe(204)
  })

  test('is rejected if it is too frequent from one network address, even behind a forged one', {
    tags: ['release'],
  }, async () => {
    const here = fromElsewhere()
    const answers = []
    for (let time = 0; time < 61; time++) answers.push((await ask(`somebody-${time}@example.com`, here)).status)
    expect(answers).toEqual([...Array(60).fill(202), 429])
    const forged = { 'x-forwarded-for': `203.0.113.9, ${here['x-forwarded-for']}` }
    const rejected = await ask('somebody-else@example.com', forged)
    expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '900'])
    expect(await mailKindsTo(shop, 'somebody-else@example.com')).toEqual([])
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
    const rejection = await shop
      .visitor()
      .rejected(passwordEndpoints.requestReset, { email }, { headers: fromElsewhere() })
    expect(rejection).toMatchObject({ status: 400, fields: { email: [{ code: expect.any(String) }] } })
  })

  test('serves many simultaneous callers', { tags: ['release'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(`crowd-${at}@example.com`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  })
})

describe('a link', () => {
  test('sets a password, ends all sessions and reports it by mail', async () => {
    const user = await aUserWithPassword(shop)
    const visitor = await shop.signedIn(user)
    await visitor.call(accountEndpoints.me)
    const token = await issueLink(shop, user)
    expect((await resetPassword(shop, { email: user.email.toUpperCase() }, token)).status).toBe(204)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
    expect((await signIn(shop, user.username, password)).status).toBe(401)
    expect((await signIn(shop, user.username, newPassword)).status).toBe(200)
    expect(await mailKindsTo(shop, user.email)).toEqual(['passwordChanged'])
    expect(await actionsOf(shop, user)).toEqual(['account.passwordReset', 'account.signedIn'])
  })

  test("is valid once, and the user's other links end with it", async () => {
    const user = await aUserWithPassword(shop)
    const [first, second] = [await issueLink(shop, user), await issueLink(shop, user)]
    expect((await resetPassword(shop, user, first)).status).toBe(204)
    for (const token of [first, second]) {
      const again = await resetPassword(shop, user, token, 'Anderes-Pferd-3')
      expect([again.status, JSON.parse(again.text).code]).toEqual([422, 'INVALID_TOKEN'])
    }
    expect((await signIn(shop, user.username, newPassword)).status).toBe(200)
  })

  test('that twenty use at the same time works once', async () => {
    const user = await aUserWithPassword(shop)
    const token = await issueLink(shop, user)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => resetPassword(shop, user, token, `${newPassword}-${at}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(19).fill(422)])
    expect(await mailKindsTo(shop, user.email)).toEqual(['passwordChanged'])
  })

  test('is validated before the slow hash is computed', async () => {
    const user = await aUserWithPassword(shop)
    const token = await issueLink(shop, user)
    const good = await shop.statementsOf(() => resetPassword(shop, user, token))
    const before = good.slice(0, good.indexOf('begin'))
    expect(before).toEqual([expect.stringContaining('"one_time_tokens"')])
    expect(before.join()).not.toContain('for no key update')
    const bad = await shop.statementsOf(() => resetPassword(shop, user, token))
    expect(bad).toEqual(before)
  })

  test('that is one of two used at the same time works alone', async () => {
    const user = await aUserWithPassword(shop)
    const tokens = await Promise.all(Array.from({ length: 8 }, () => issueLink(shop, user)))
    const answers = await Promise.all(tokens.map((token) => resetPassword(shop, user, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(422)])
  })

  test('of another user is rejected and stays valid for its owner', async () => {
    const [user, otherCompanyUser] = [await aUserWithPassword(shop), await aUserWithPassword(shop)]
    const token = await issueLink(shop, user)
    expect((await resetPassword(shop, otherCompanyUser, token)).status).toBe(422)
    expect((await signIn(shop, otherCompanyUser.username, password)).status).toBe(200)
    expect((await resetPassword(shop, user, token)).status).toBe(204)
  })

  test('expires, and is then deleted', async () => {
    const user = await aUserWithPassword(shop)
    const [early, late] = [await issueLink(shop, user), await issueLink(shop, user)]
    time = new Date(time.getTime() + 59 * minute)
    expect((await resetPassword(shop, user, early)).status).toBe(204)
    const rest = await issueLink(shop, user)
    time = new Date(time.getTime() + 60 * minute)
    for (const token of [late, rest]) expect((await resetPassword(shop, user, token)).status).toBe(422)
    await purgeExpired(shop.dependencies)
    const left = shop.dependencies.database.$count(oneTimeTokens, eq(oneTimeTokens.userId, user.id))
    expect(await left).toBe(0)
  })

  test('is rejected for a deleted user', async () => {
    const user = await aUserWithPassword(shop)
    const token = await issueLink(shop, user)
    await shop.dependencies.database.update(users).set({ deletedAt: time }).where(eq(users.id, user.id))
    expect((await resetPassword(shop, user, token)).status).toBe(422)
  })

  test.each([
    ['has none yet', { passwordHash: null }],
    ['comes from the former shop', { passwordHash: null, needsReset: true }],
  ])('sets a password for a user who %s', async (_, fields) => {
    const user = await aUserWithPassword(shop, fields)
    expect((await resetPassword(shop, user, await issueLink(shop, user))).status).toBe(204)
    expect((await signIn(shop, user.username, newPassword)).status).toBe(200)
  })

  test('does not unlock or enable a user', async () => {
    for (const fields of [{ locked: true }, { enabled: false }]) {
      const user = await aUserWithPassword(shop, fields)
      expect((await resetPassword(shop, user, await issueLink(shop, user))).status).toBe(204)
      expect((await signIn(shop, user.username, newPassword)).status).toBe(401)
    }
  })

  test('unlocks a user who was locked out by wrong passwords', async () => {
    const user = await aUserWithPassword(shop)
    const here = fromElsewhere()
    for (let attempt = 0; attempt < 5; attempt++) await signIn(shop, user.email, 'wrong', here)
    expect((await signIn(shop, user.email, password, here)).status).toBe(429)
    await resetPassword(shop, user, await issueLink(shop, user))
    expect((await signIn(shop, user.email, newPassword, here)).status).toBe(200)
  })

  test('ends the trust in devices, because one may be that of an attacker', async () => {
    const user = await aUserWithPassword(shop)
    await signIn(shop, user.username, password)
    const known = () => shop.dependencies.database.$count(knownDevices, eq(knownDevices.userId, user.id))
    expect(await known()).toBe(1)
    await resetPassword(shop, user, await issueLink(shop, user))
    expect(await known()).toBe(0)
  })
})
