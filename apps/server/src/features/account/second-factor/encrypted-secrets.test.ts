import { profileEndpoints } from '@normwerk/contract/account/profile'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../database/tables/users.ts'
import type { SharedSecrets } from '../../../infrastructure/keys.ts'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { secretOfTests, startApp, type TestApp } from '../../../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const password = 'Richtig-Pferd-1'
const next = 'the-next-secret-of-all-servers-in-tests'
let time = new Date('2026-11-16T08:00:00Z')
let database: TestDatabase
let shop: TestApp

beforeAll(async () => {
  database = await createDatabase()
  shop = await start([secretOfTests])
})
afterAll(async () => {
  await shop.stop()
  await database.drop()
})

/** A server of the same database. */
const start = (secrets: SharedSecrets) => startApp({ database, secrets, clock: { now: () => time } })
const restart = async (...secrets: SharedSecrets) => {
  await shop.stop()
  shop = await start(secrets)
}

const someone = async () => {
  const passwordHash = await shop.dependencies.passwords.hash(password)
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'], { passwordHash })
  return { user, visitor: await shop.signedIn(user) }
}
/** The code of the authenticator, which changes with every call. */
const show = (secret: string) => {
  time = new Date(time.getTime() + 30_000)
  return new TOTP({ secret }).generate({ timestamp: time.getTime() })
}
const setUp = async (visitor: Visitor) => {
  const { secret } = await visitor.call(profileEndpoints.prepareSecondFactor, { password })
  const { recoveryCodes } = await visitor.call(profileEndpoints.confirmSecondFactor, { code: show(secret) })
  return { secret, recoveryCodes }
}
const signIn = async ({ username }: { username: string }, code = '') =>
  (await shop.visitor().send('POST', '/api/user/authenticate', { username, password, code })).status
const rowOf = async ({ id }: { id: string }) => {
  const [row] = await shop.dependencies.database.select().from(users).where(eq(users.id, id))
  if (row === undefined) throw new Error('no user')
  return row
}

test('the table shows neither the secret of an authenticator nor that of a prepared one', async () => {
  const { user, visitor } = await someone()
  const { secret } = await setUp(visitor)
  const { secret: prepared } = await visitor.call(profileEndpoints.prepareSecondFactor, { password })
  const dump = JSON.stringify(await rowOf(user))
  expect(dump).toContain('"totpSecret":"')
  for (const shown of [secret, prepared]) {
    expect(dump).not.toContain(shown)
    expect(dump).not.toContain(Buffer.from(shown).toString('base64url'))
  }
  expect(await signIn(user, show(secret))).toBe(200)
})

test('the secret of one user opens no account of another one', async () => {
  const [{ user, visitor }, other] = [await someone(), await someone()]
  const { secret } = await setUp(visitor)
  await setUp(other.visitor)
  const { totpSecret } = await rowOf(user)
  await shop.dependencies.database.update(users).set({ totpSecret }).where(eq(users.id, other.user.id))
  expect(await signIn(other.user, show(secret))).toBe(401)
})

test('a start with a new secret encrypts again, so that the former one can be forgotten', {
  tags: ['release'],
}, async () => {
  const { user, visitor } = await someone()
  const { secret } = await setUp(visitor)
  const { secret: prepared } = await visitor.call(profileEndpoints.prepareSecondFactor, { password })
  const before = await rowOf(user)
  await restart(next, secretOfTests)
  const after = await rowOf(user)
  expect([after.totpSecret, after.totpPreparedSecret]).not.toContain(before.totpSecret)
  expect(await signIn(user, show(secret))).toBe(200)
  await restart(next)
  expect(await rowOf(user)).toMatchObject({ totpSecret: after.totpSecret })
  expect(await signIn(user, show(secret))).toBe(200)
  const again = await shop.signedIn(user)
  await again.call(profileEndpoints.confirmSecondFactor, { code: show(prepared) })
  expect(await signIn(user, show(prepared))).toBe(200)
  await restart(secretOfTests, next)
})

test('a start encrypts the plain secrets of an earlier version', { tags: ['release'] }, async () => {
  const { user, visitor } = await someone()
  const { secret } = await setUp(visitor)
  await shop.dependencies.database.update(users).set({ totpSecret: secret }).where(eq(users.id, user.id))
  await restart(secretOfTests)
  expect((await rowOf(user)).totpSecret).not.toContain(secret)
  expect(await signIn(user, show(secret))).toBe(200)
})

test('without its secret a database gives no codes away, but recovery codes work', { tags: ['release'] }, async () => {
  const { user, visitor } = await someone()
  const { secret, recoveryCodes } = await setUp(visitor)
  await restart(next)
  expect(await signIn(user, show(secret))).toBe(401)
  expect(await signIn(user, recoveryCodes[0])).toBe(200)
  await restart(secretOfTests)
  expect(await signIn(user, show(secret))).toBe(200)
})
