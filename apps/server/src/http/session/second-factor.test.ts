import { accountEndpoints } from '@normwerk/contract/account'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import type { Endpoint } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { grants, roles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '../../database/tables/companies.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { callEmpty } from '../../testing/calls/call-empty.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const endpoints = Object.values(endpointsByFeature)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .map((endpoint): [string, Endpoint] => [endpoint.route, endpoint])
const code = 'secondFactorSetUpRequired'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let staff: typeof user

beforeAll(async () => {
  shop = await startApp({ environment: { STAFF_SECOND_FACTOR: 'required' } })
  company = await aCompany(shop.dependencies, { requireSecondFactor: true })
  user = await aUser(shop.dependencies, company, [...roles])
  staff = await aUser(shop.dependencies, null)
})
afterAll(() => shop.stop())

const people = [
  ['the second factor that the company requires, a user with every role', () => user],
  ['the second factor that the shop requires of its staff, an administrator of the shop', () => staff],
] as const

describe.each(people)('without %s', (_, who) => {
  test.each(endpoints)('%s', async (_, endpoint) => {
    // Signs in again, because some calls end the session.
    const answer = await callEmpty(await shop.signedIn(who()), endpoint)
    const needed = grants[endpoint.permission]
    if (needed === 'anonymous' || needed === 'session' || needed === 'user') expect(answer.text).not.toContain(code)
    else expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, code])
  })
})

test('the user continues once it is set up, or no longer required', async () => {
  const { database, clock } = shop.dependencies
  const visitor = await shop.signedIn(user)
  expect((await visitor.send('GET', '/api/cart')).status).toBe(403)
  await database.update(users).set({ totpConfirmedAt: clock.now() }).where(eq(users.id, user.id))
  expect((await visitor.send('GET', '/api/cart')).status).toBe(200)
  const colleague = await shop.signedIn(await aUser(shop.dependencies, company))
  expect((await colleague.send('GET', '/api/cart')).status).toBe(403)
  await database.update(companies).set({ requireSecondFactor: false }).where(eq(companies.id, company.id))
  expect((await colleague.send('GET', '/api/cart')).status).toBe(200)
})

test('staff see what is missing, set it up and cannot turn it off again', async () => {
  const { database, clock, passwords } = shop.dependencies
  const password = 'Richtig-Pferd-1'
  const administrator = await aUser(shop.dependencies, null, undefined, {
    passwordHash: await passwords.hash(password),
  })
  const visitor = await shop.signedIn(administrator)
  expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('missing')
  expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ active: false, required: true })
  await database.update(users).set({ totpConfirmedAt: clock.now() }).where(eq(users.id, administrator.id))
  expect((await visitor.send('GET', '/api/global-admin/registration')).status).toBe(200)
  expect(await visitor.rejected(profileEndpoints.removeSecondFactor, { password })).toMatchObject({ code })
})

test('staff go from their first sign-in through setting it up to work, and need it from then on', async () => {
  const password = 'Richtig-Pferd-1'
  const passwordHash = await shop.dependencies.passwords.hash(password)
  const { username } = await aUser(shop.dependencies, null, undefined, { passwordHash })
  const visitor = shop.visitor()
  const signIn = { username, password }
  const work = async () => (await visitor.send('GET', '/api/global-admin/registration')).status
  expect((await visitor.call(accountEndpoints.authenticate, signIn)).secondFactor).toBe('missing')
  expect(await work()).toBe(403)
  const { secret } = await visitor.call(profileEndpoints.prepareSecondFactor, { password })
  expect(await work()).toBe(403)
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })
  const { recoveryCodes } = await visitor.call(profileEndpoints.confirmSecondFactor, { code: codeAt(Date.now()) })
  expect(recoveryCodes).toHaveLength(10)
  expect(await work()).toBe(200)
  await visitor.call(accountEndpoints.logout)
  expect(await work()).toBe(401)
  const rejection = await visitor.rejected(accountEndpoints.authenticate, signIn)
  expect(rejection).toMatchObject({ status: 401, code: 'secondFactorRequired' })
  // The code of the present half minute is used up.
  await visitor.call(accountEndpoints.authenticate, { ...signIn, code: codeAt(Date.now() + 30_000) })
  expect(await work()).toBe(200)
  await visitor.call(accountEndpoints.logout)
  await visitor.call(accountEndpoints.authenticate, { ...signIn, code: recoveryCodes[0] ?? '' })
  expect(await work()).toBe(200)
})

test('buyers need none because the staff do', async () => {
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  expect((await buyer.send('GET', '/api/cart')).status).toBe(200)
  expect((await buyer.call(accountEndpoints.me)).secondFactor).toBe('off')
})
