import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts } from '../../database/tables/sessions.ts'
import { knownDevices } from '../../database/tables/users.ts'
import { purgeExpired } from '../../housekeeping.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const password = 'Richtig-Pferd-1'
const minute = 60 * 1000
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp
let passwordHash: string

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  passwordHash = await shop.dependencies.passwords.hash(password)
})
afterAll(() => shop.stop())

const someone = async () => aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'], { passwordHash })
const pass = (span: number) => {
  time = new Date(time.getTime() + span)
}

let lastAddress = 0
/** Each visitor has their own address, so that the limit per address does not affect the others. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress}` })
const signIn = (username: string, typed = 'wrong', headers = from()) =>
  shop.visitor().send('POST', '/api/user/authenticate', { username, password: typed }, headers)
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

describe('wrong passwords', () => {
  test('are counted by the account and the network address, for both names of the account', async () => {
    const { username, email } = await someone()
    const here = from()
    const answers = []
    for (const name of [username, email, ` ${username.toUpperCase()} `, email.toUpperCase(), username, email]) {
      answers.push((await signIn(name, 'wrong', here)).status)
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
    expect((await signIn(username, password, here)).status).toBe(429)
  })

  test('from other network addresses do not keep the owner of the account out', async () => {
    const { username } = await someone()
    for (let attempt = 0; attempt < 45; attempt++) await signIn(username)
    expect((await signIn(username, password)).status).toBe(200)
  })

  test('from very many network addresses lock the account, but not on a device that it has used before', {
    tags: ['release'],
  }, async () => {
    const { username } = await someone()
    const owner = shop.visitor()
    const signInAgain = (typed: string) =>
      owner.send('POST', '/api/user/authenticate', { username, password: typed }, from())
    expect((await signInAgain(password)).status).toBe(200)
    const attacked = []
    for (let attempt = 0; attempt < 51; attempt++) attacked.push((await signIn(username)).status)
    expect(attacked).toEqual([...Array(50).fill(401), 429])
    expect((await signIn(username, password)).status).toBe(429)
    expect((await signInAgain(password)).status).toBe(200)
    const onDevice = []
    for (let attempt = 0; attempt < 6; attempt++) onDevice.push((await signInAgain('wrong')).status)
    expect(onDevice).toEqual([...Array(5).fill(401), 429])
  })

  test('do not keep any of several users out of a browser that they share', { tags: ['release'] }, async () => {
    const [first, ...others] = [await someone(), await someone(), await someone()]
    const shared = shop.visitor()
    const signInThere = ({ username }: { username: string }) =>
      shared.send('POST', '/api/user/authenticate', { username, password }, from())
    for (const user of [first, ...others, first]) expect((await signInThere(user)).status).toBe(200)
    for (let attempt = 0; attempt < 51; attempt++) await signIn(first.username)
    expect((await signIn(first.username, password)).status).toBe(429)
    expect((await signInThere(first)).status).toBe(200)
  })

  test('a browser of many users is known for the five newest ones', { tags: ['release'] }, async () => {
    const users = await Promise.all(Array.from({ length: 6 }, someone))
    const [oldest, ...newest] = users
    const planted = Array.from({ length: 200 }, () => 'A'.repeat(43)).join('.')
    const shared = shop.visitor({ device: planted })
    const devices = () => shared.cookies.get('device')?.split('.')
    for (const { username } of [...users, ...newest]) {
      await shared.send('POST', '/api/user/authenticate', { username, password }, from())
    }
    expect(devices()).toHaveLength(5)
    const before = devices()
    await shared.send('POST', '/api/user/authenticate', { username: oldest?.username, password }, from())
    expect(devices()?.slice(1)).toEqual(before?.slice(0, 4))
    const { database } = shop.dependencies
    const ofUsers = users.map(({ id }) => database.$count(knownDevices, eq(knownDevices.userId, id)))
    expect(await Promise.all(ofUsers)).toEqual([2, 1, 1, 1, 1, 1])
  })

  test('from a network that the owner shares with many others do not lock the known device of the owner', async () => {
    const { username } = await someone()
    const here = from()
    const owner = shop.visitor()
    const signInHere = () => owner.send('POST', '/api/user/authenticate', { username, password }, here)
    expect((await signInHere()).status).toBe(200)
    for (let attempt = 0; attempt < 20; attempt++) await signIn(`colleague-${attempt}`, 'wrong', here)
    expect((await signIn('one-more-colleague', 'wrong', here)).status).toBe(429)
    expect((await signInHere()).status).toBe(200)
  })

  test('on a device that only another user has used before count as everywhere else', async () => {
    const [owner, attacker] = [await someone(), await someone()]
    const visitor = shop.visitor()
    const here = from()
    const attempt = ({ username }: { username: string }, typed: string) =>
      visitor.send('POST', '/api/user/authenticate', { username, password: typed }, here)
    expect((await attempt(attacker, password)).status).toBe(200)
    for (let at = 0; at < 5; at++) expect((await attempt(owner, 'wrong')).status).toBe(401)
    expect((await signIn(owner.username, 'wrong', here)).status).toBe(429)
  })

  test('from all addresses of one IPv6 network count together', async () => {
    const { username } = await someone()
    const answers = []
    for (let at = 1; at <= 6; at++) {
      answers.push((await signIn(username, 'wrong', { 'x-forwarded-for': `2001:db8:1:2::${at}` })).status)
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('of both names are deleted after the right one', async () => {
    const { username, email } = await someone()
    const here = from()
    for (const name of [username, email, username, email]) await signIn(name, 'wrong', here)
    expect((await signIn(email, password, here)).status).toBe(200)
    for (const name of [username, email, username, email, username]) {
      expect((await signIn(name, 'wrong', here)).status).toBe(401)
    }
  })

  test('from thirty simultaneous calls are tried five times', async () => {
    const { username, email } = await someone()
    const here = from()
    const signInBy = (name: string) => signIn(name, 'wrong', here)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => signInBy(at % 2 ? username : email)))
    expect(statuses(answers)).toEqual([...Array(5).fill(401), ...Array(25).fill(429)])
  })

  test('from thirty simultaneous calls of one network address are tried twenty times', async () => {
    const here = from()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => signIn(`crowd-${at}`, 'wrong', here)))
    expect(statuses(answers)).toEqual([...Array(20).fill(401), ...Array(10).fill(429)])
  })

  test('cost the same statements whether the account is known or not', async () => {
    const { username } = await someone()
    const known = await shop.statementsOf(() => signIn(username))
    expect(await shop.statementsOf(() => signIn('nobody-at-all'))).toEqual(known)
  })
})

describe('a user who is locked out', () => {
  test('learns how many seconds are left', async () => {
    const { username } = await someone()
    const here = from()
    const signInHere = () => signIn(username, 'wrong', here)
    await signInHere()
    pass(4 * minute)
    for (let attempt = 0; attempt < 4; attempt++) await signInHere()
    pass(6 * minute + 300)
    expect((await signInHere()).headers['retry-after']).toBe('300')
    pass(5 * minute)
    expect((await signInHere()).status).toBe(401)
    expect((await signInHere()).headers['retry-after']).toBe('240')
  })

  test('learns so for the network address, too', async () => {
    const here = from()
    await signIn('early-nobody', 'wrong', here)
    pass(10 * minute)
    for (let attempt = 0; attempt < 19; attempt++) await signIn(`late-nobody-${attempt}`, 'wrong', here)
    expect((await signIn('one-more', 'wrong', here)).headers['retry-after']).toBe('300')
  })

  test('learns so where the password must be verified again', async () => {
    const visitor = await shop.signedIn(await someone())
    const change = { oldPassword: 'wrong', newPassword: 'Neues-Pferd-2' }
    for (let attempt = 0; attempt < 5; attempt++) {
      await visitor.rejected(passwordEndpoints.change, change, { headers: from() })
    }
    pass(minute)
    const answer = await visitor.send('POST', '/api/user/password', change, from())
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '840'])
  })
})

test('expired attempts are deleted by the housekeeping alone', async () => {
  const { id, username } = await someone()
  const kept = () => shop.dependencies.database.$count(attempts, eq(attempts.account, id))
  await signIn(username)
  pass(16 * minute)
  await shop.visitor().rejected(accountEndpoints.authenticate, { username: 'x', password: 'x' }, { headers: from() })
  expect(await kept()).toBe(1)
  await purgeExpired(shop.dependencies)
  expect(await kept()).toBe(0)
})
