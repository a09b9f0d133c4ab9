import { accountEndpoints } from '@normwerk/contract/account'
import { cartEndpoints } from '@normwerk/contract/cart'
import { eq, or } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../database/tables/audit.ts'
import { users } from '../../database/tables/users.ts'
import { createPasswords } from '../../infrastructure/passwords.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const password = 'Richtig-Pferd-1'
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
/** Each visitor has their own address, so that the limit per address does not affect the others. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress}` })

describe('signing in', () => {
  test('opens a session by user name or mail address, in any letter case', async () => {
    const user = await someone()
    const visitor = shop.visitor()
    const me = await visitor.call(
      accountEndpoints.authenticate,
      { username: ` ${user.username.toUpperCase()} `, password },
      { headers: from() },
    )
    expect(me).toMatchObject({ id: user.id, userId: user.id, roles: ['SHOP_USER'], isGlobalAdmin: false })
    expect((await visitor.call(accountEndpoints.me)).company?.companyName).toBe('Musterform GmbH')
    await shop.visitor().call(accountEndpoints.authenticate, { username: user.email, password }, { headers: from() })
  })

  test('answers the same for a wrong password and an unknown user', async () => {
    const user = await someone()
    const wrong = await shop
      .visitor()
      .rejected(accountEndpoints.authenticate, { username: user.username, password: 'x' }, { headers: from() })
    const unknown = await shop
      .visitor()
      .rejected(accountEndpoints.authenticate, { username: 'nobody', password: 'x' }, { headers: from() })
    expect(wrong).toMatchObject({ status: 401, code: 'invalidLoginData' })
    expect({ ...unknown, errorId: '' }).toEqual({ ...wrong, errorId: '' })
  })

  test.each([{ locked: true }, { enabled: false }])('is rejected for %o', async (fields) => {
    const user = await someone(fields)
    const rejection = await shop
      .visitor()
      .rejected(accountEndpoints.authenticate, { username: user.username, password }, { headers: from() })
    expect(rejection).toMatchObject({ status: 401, code: 'invalidLoginData' })
  })

  test('asks a user of the former shop to reset the password', async () => {
    const user = await someone({ needsReset: true, passwordHash: null })
    const rejection = await shop
      .visitor()
      .rejected(accountEndpoints.authenticate, { username: user.username, password }, { headers: from() })
    expect(rejection).toMatchObject({ status: 403, code: 'RESET_PASSWORD' })
  })

  test('asks for it only after the right password, if the user has one already', async () => {
    const { username } = await someone({ needsReset: true })
    const rejectedFor = (typed: string) =>
      shop.visitor().rejected(accountEndpoints.authenticate, { username, password: typed }, { headers: from() })
    expect(await rejectedFor('wrong')).toMatchObject({ status: 401, code: 'invalidLoginData' })
    expect(await rejectedFor(password)).toMatchObject({ status: 403, code: 'RESET_PASSWORD' })
  })

  test('is rejected if the password must be reset by the time that the session opens', async () => {
    const user = await someone()
    const client = new Client({ connectionString: shop.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query('update users set needs_reset = true where id = $1', [user.id])
    const rejection = shop
      .visitor()
      .rejected(accountEndpoints.authenticate, { username: user.username, password }, { headers: from() })
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await waitFor(async () => expect((await shop.dependencies.pool.query(waiting)).rowCount).toBe(1))
    await client.query('commit')
    await client.end()
    expect(await rejection).toMatchObject({ status: 401, code: 'invalidLoginData' })
  })

  test('opens a new session and ends the previous one', async () => {
    const user = await someone()
    const visitor = shop.visitor()
    const signIn = () =>
      visitor.call(accountEndpoints.authenticate, { username: user.username, password }, { headers: from() })
    await signIn()
    const first = visitor.cookies.get('session')
    await signIn()
    expect(visitor.cookies.get('session')).not.toBe(first)
    expect(await visitor.call(accountEndpoints.listSessions)).toHaveLength(1)
  })
})

test('serves many simultaneous users in turn', { tags: ['release'] }, async () => {
  const users = await Promise.all(Array.from({ length: 40 }, () => someone()))
  const answers = await Promise.all(
    users.map(({ username }) => shop.visitor().send('POST', '/api/user/authenticate', { username, password }, from())),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('is recorded with its rejections and signing out, and names people by their ids alone', async () => {
  const user = await someone()
  const visitor = shop.visitor()
  const signIn = { username: user.username, password }
  await visitor.rejected(accountEndpoints.authenticate, { ...signIn, password: 'wrong' }, { headers: from() })
  await visitor.call(accountEndpoints.authenticate, signIn, { headers: from() })
  await visitor.call(accountEndpoints.logout)
  const events = await shop.dependencies.database
    .select()
    .from(audit)
    .where(or(eq(audit.userId, user.id), eq(audit.subjectId, user.id)))
    .orderBy(audit.id)
  expect(events.map(({ action, userId, subjectId }) => [action, userId ?? subjectId])).toEqual([
    ['account.signInRefused', user.id],
    ['account.signedIn', user.id],
    ['account.signedOut', user.id],
  ])
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${user.username}|${user.email}|198\\.51`))
})

test('hashes a password again that was hashed at a lower cost, and no other', async () => {
  const outdated = await createPasswords({ memory: 8, passes: 1, parallelism: 1 }).hash(password)
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies), [], { passwordHash: outdated })
  const signIn = () =>
    shop.visitor().call(accountEndpoints.authenticate, { username: user.username, password }, { headers: from() })
  const readHash = async () => {
    const [row] = await shop.dependencies.database.select().from(users).where(eq(users.id, user.id))
    return row?.passwordHash
  }
  await signIn()
  const renewed = await readHash()
  expect(renewed).toMatch(/m=16,/)
  await signIn()
  expect(await readHash()).toBe(renewed)
})

describe('too many wrong passwords', () => {
  const tryWrong = async (username: string, headers: Record<string, string>) =>
    shop.visitor().rejected(accountEndpoints.authenticate, { username, password: 'wrong' }, { headers })

  test('lock the account for a quarter of an hour, even for the right one', async () => {
    const user = await someone()
    const here = from()
    const codes = []
    for (let attempt = 0; attempt < 6; attempt++) codes.push((await tryWrong(user.username, here)).code)
    expect(codes).toEqual([...Array(5).fill('invalidLoginData'), 'tooManyRequests'])
    const signIn = () =>
      shop.visitor().send('POST', '/api/user/authenticate', { username: user.username, password }, here)
    const locked = await signIn()
    expect(locked.status).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    time = new Date(time.getTime() + 16 * 60 * 1000)
    expect((await signIn()).status).toBe(200)
  })

  test('are counted one by one when they are simultaneous', async () => {
    const user = await someone()
    const here = from()
    const rejections = await Promise.all(Array.from({ length: 12 }, () => tryWrong(user.username, here)))
    expect(rejections.filter(({ code }) => code === 'invalidLoginData').length).toBeLessThanOrEqual(5)
  })

  test('from one address lock the address, and a forged address behind the proxy does not help', async () => {
    const address = from()
    const codes = []
    for (let attempt = 0; attempt < 21; attempt++) codes.push((await tryWrong(`nobody-${attempt}`, address)).code)
    expect(codes.at(19)).toBe('invalidLoginData')
    expect(codes.at(20)).toBe('tooManyRequests')
    const forged = { 'x-forwarded-for': `203.0.113.9, ${address['x-forwarded-for']}` }
    expect((await tryWrong('nobody-else', forged)).code).toBe('tooManyRequests')
  })
})

describe('a session', () => {
  test('ends at logout, and the page is asked to reload itself', async () => {
    const visitor = await shop.signedIn(await someone())
    const cookies = new Map(visitor.cookies)
    await visitor.call(accountEndpoints.logout)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    const answer = await visitor.send('GET', '/api/user/me')
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('SessionReload')
    expect(visitor.cookies.has('session')).toBe(false)
  })

  test('that has ended is reported at the first rejection, whatever was called before', async () => {
    const visitor = await shop.signedIn(await someone())
    const session = visitor.cookies.get('session') ?? ''
    await visitor.call(accountEndpoints.logout)
    visitor.cookies.set('session', session)
    expect((await visitor.send('GET', '/api/product-category/main')).status).toBe(200)
    expect((await visitor.send('GET', '/api/user/me')).headers['www-authenticate']).toBe('SessionReload')
    expect((await visitor.send('GET', '/api/user/me')).headers['www-authenticate']).toBeUndefined()
  })

  const hour = 60 * 60 * 1000
  const day = 24 * hour
  const pass = (span: number) => {
    time = new Date(time.getTime() + span)
  }
  /** Calls after each of these spans, and returns the statuses. */
  const callAfter = async (visitor: Visitor, spans: readonly number[]) => {
    const statuses: number[] = []
    for (const span of spans) {
      pass(span)
      statuses.push((await visitor.send('GET', '/api/user/me')).status)
    }
    return statuses
  }
  const stayingUser = async () => {
    const visitor = shop.visitor()
    const signIn = { username: (await someone()).username, password, stayLoggedIn: true }
    await visitor.call(accountEndpoints.authenticate, signIn, { headers: from() })
    return visitor
  }

  test('ends after eight idle hours', async () => {
    expect(await callAfter(await shop.signedIn(await someone()), [8 * hour - 1])).toEqual([200])
    expect(await callAfter(await shop.signedIn(await someone()), [8 * hour + 1])).toEqual([401])
  })

  test('ends twelve hours after signing in, even while it is used', async () => {
    expect(await callAfter(await shop.signedIn(await someone()), [7 * hour, 5 * hour - 1, 2])).toEqual([200, 200, 401])
  })

  test('with "stay logged in" ends after fourteen idle days', async () => {
    expect(await callAfter(await stayingUser(), [14 * day - 1])).toEqual([200])
    expect(await callAfter(await stayingUser(), [14 * day + 1])).toEqual([401])
  })

  test('with "stay logged in" ends thirty days after signing in, even while it is used', async () => {
    expect(await callAfter(await stayingUser(), [13 * day, 13 * day, 4 * day - 1, 2])).toEqual([200, 200, 200, 401])
  })

  test('of a user who is locked ends at once', async () => {
    const user = await someone()
    const visitor = await shop.signedIn(user)
    await visitor.call(accountEndpoints.me)
    await shop.dependencies.pool.query('update users set locked = true where id = $1', [user.id])
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
  })

  test('can be ended from another one, but only by its owner', async () => {
    const user = await someone()
    const [here, there] = [await shop.signedIn(user), await shop.signedIn(user)]
    const otherCompanyUser = await shop.signedIn(await someone())
    const other = (await here.call(accountEndpoints.listSessions)).find((session) => !session.current)
    const id = other?.id ?? ''
    expect(await otherCompanyUser.rejected(accountEndpoints.endSessions, { id })).toMatchObject({ status: 404 })
    await here.call(accountEndpoints.endSessions, { id })
    expect((await there.send('GET', '/api/user/me')).status).toBe(401)
    expect((await here.call(cartEndpoints.list)).length).toBeGreaterThanOrEqual(0)
  })

  test('is stored only as a hash', async () => {
    const visitor = await shop.signedIn(await someone())
    const { rows } = await shop.dependencies.pool.query('select token_hash from sessions where token_hash = $1', [
      visitor.cookies.get('session'),
    ])
    expect(rows).toEqual([])
  })
})
