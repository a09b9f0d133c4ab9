import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sessions } from '../database/tables/sessions.ts'
import { aCompany, aUser } from '../testing/builders.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { waitFor } from '../testing/wait-for.ts'
import { csrfHeader } from './session/cookies.ts'

let shop: TestApp
let port: number

beforeAll(async () => {
  shop = await startApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => shop.stop())

/** A buyer of a company of their own, with a filled cart. */
async function aBuyer(company?: { id: string }): Promise<Visitor> {
  const { dependencies } = shop
  const buyer = await shop.signedIn(await aUser(dependencies, company ?? (await aCompany(dependencies))))
  await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200', quantity: 1 })
  return buyer
}

/** Calls that are all sent at once, and how many of them are answered. */
function sendMany(count: number, send: () => Promise<{ status: number }>) {
  const sent = { answered: 0, statuses: Promise.resolve<number[]>([]) }
  const answers = Array.from({ length: count }, async () => {
    const { status } = await send()
    sent.answered += 1
    return status
  })
  sent.statuses = Promise.all(answers)
  return sent
}

/** Lets all changes of carts wait, until `release` is called or the test ends. */
const lockCarts = () => lock('carts in share mode')

/** Lets all calls of signed-in users wait for their session. */
const lockSessions = () => lock('sessions in access exclusive mode')

/** Lets all reads of public texts wait. */
const lockPages = () => lock('page_versions in access exclusive mode')

async function lock(tableAndMode: string) {
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(`lock table ${tableAndMode}`)
  return { release: () => client.query('rollback') }
}

/** Sends a call without the end of its body. */
async function sendHalf(buyer: Visitor, line: string, type: string): Promise<IncomingMessage> {
  const arrived = once(shop.app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const head = [
    `${line} HTTP/1.1`,
    'host: localhost',
    `cookie: ${[...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `${csrfHeader}: ${buyer.cookies.get('XSRF-TOKEN')}`,
    `content-type: ${type}`,
    'content-length: 1000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  const [request]: IncomingMessage[] = await arrived
  if (request === undefined) throw new Error('no request')
  return request
}

/** Sends a call without the end of its body, and disconnects as soon as `isTime`. */
async function disconnect(buyer: Visitor, line: string, type: string, isTime: (request: IncomingMessage) => boolean) {
  const request = await sendHalf(buyer, line, type)
  await waitFor(() => expect(isTime(request)).toBe(true))
  await cut(request)
}

/** Ends the connection of a request. */
async function cut({ socket }: IncomingMessage): Promise<void> {
  // Not `once` of Node, which rejects when the socket reports an error.
  const left = new Promise((resolve) => socket.once('close', resolve))
  socket.destroy()
  await left
}

const isRead = ({ readableFlowing }: IncomingMessage) => readableFlowing === true

/** Returns the most connections of the pool that `work` held at a time. */
async function connectionsDuring(work: () => Promise<unknown>): Promise<number> {
  const { pool } = shop.dependencies
  let most = 0
  const look = () => {
    most = Math.max(most, pool.totalCount - pool.idleCount)
  }
  pool.on('acquire', look)
  await work()
  pool.off('acquire', look)
  return most
}

const isReady = () => shop.visitor().send('GET', '/api/health/ready')
const changeCart = (buyer: Visitor, cartId: string) => buyer.send('PUT', '/api/cart', { cartId, comment: 'x' })

test('400 parallel calls of a session hold a few connections, and another company is answered first', async () => {
  const flood = await aBuyer()
  const other = await aBuyer()
  let answeredBefore = 400
  const most = await connectionsDuring(async () => {
    const sent = sendMany(400, () => flood.send('GET', '/api/cart/default'))
    await waitFor(() => expect(sent.answered).toBeGreaterThan(0))
    await other.call(cartEndpoints.readDefault)
    answeredBefore = sent.answered
    expect((await isReady()).status).toBe(200)
    expect(new Set(await sent.statuses)).toEqual(new Set([200]))
  })
  expect(answeredBefore).toBeLessThan(200)
  expect(most).toBeLessThan(16)
})

test('the first of many simultaneous calls stores that their session was used', async () => {
  const { database } = shop.dependencies
  const flood = await aBuyer()
  await database.update(sessions).set({ lastUsedAt: new Date(0) })
  const statements = await shop.statementsOf(() => sendMany(50, () => flood.send('GET', '/api/cart/default')).statuses)
  expect(statements.filter((statement) => statement.startsWith('update "sessions"'))).toHaveLength(1)
})

test('while 400 changes of one cart wait for a lock, other companies and health checks are answered', {
  tags: ['release'],
}, async () => {
  const flood = await aBuyer()
  const other = await aBuyer()
  const { id } = await flood.call(cartEndpoints.readDefault)
  const lock = await lockCarts()
  const sent = sendMany(400, () => changeCart(flood, id))
  await waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(0))
  // Few, because none of the changes may wait longer than the deadline of a lock.
  for (let call = 0; call < 5; call++) {
    await other.call(cartEndpoints.readDefault)
    expect((await isReady()).status).toBe(200)
  }
  expect(sent.answered).toBe(0)
  expect(await waitingForLocks()).toBeLessThan(8)
  await lock.release()
  expect(new Set(await sent.statuses)).toEqual(new Set([200]))
})

test('a colleague of a person with many waiting calls has a share of the company', { tags: ['release'] }, async () => {
  const company = await aCompany(shop.dependencies)
  const flood = await aBuyer(company)
  const colleague = await aBuyer(company)
  const { id } = await flood.call(cartEndpoints.readDefault)
  const lock = await lockCarts()
  const sent = sendMany(100, () => changeCart(flood, id))
  await waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(0))
  await colleague.call(cartEndpoints.readDefault)
  expect(sent.answered).toBe(0)
  await lock.release()
  expect(new Set(await sent.statuses)).toEqual(new Set([200]))
})

test('a person with more than 500 waiting calls is told to wait, and all that they may send are answered', {
  tags: ['release'],
}, async () => {
  const flood = await aBuyer()
  const { id } = await flood.call(cartEndpoints.readDefault)
  const lock = await lockCarts()
  const sent = sendMany(510, () => changeCart(flood, id))
  await waitFor(() => expect(sent.answered).toBe(6))
  const rejected = await changeCart(flood, id)
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '2'])
  expect(rejected.text).toContain('tooManyRequests')
  await lock.release()
  const statuses = await sent.statuses
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  expect(statuses.filter((status) => status === 200)).toHaveLength(504)
})

test('calls beyond 2,000 waiting ones are shed, and the others are answered later', { tags: ['release'] }, async () => {
  const lock = await lockPages()
  let number = 0
  const sent = sendMany(2020, () => {
    const address = `10.1.${Math.floor(++number / 250)}.${number % 250}`
    return shop.visitor().send('GET', '/api/page/terms', undefined, { 'x-forwarded-for': address })
  })
  await waitFor(() => expect(sent.answered).toBe(8))
  const rejected = await shop.visitor().send('GET', '/api/page/terms')
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([503, '2'])
  expect(rejected.text).toContain('temporarilyUnavailable')
  expect((await isReady()).status).toBe(200)
  await lock.release()
  const statuses = await sent.statuses
  expect(statuses.filter((status) => status === 503)).toHaveLength(8)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2012)
})

test('a person who downloads 500 CAD files at once waits for them, and their own cart answers meanwhile', {
  tags: ['release'],
}, async () => {
  const buyer = await aBuyer()
  const { cartPositions } = await buyer.call(configuratorEndpoints.add, {
    ...{ articles: [{ articleNo: 'AZH-6x200' }], easyKatConfig: {}, configurationName: 'Satz' },
  })
  const file = `/api/cart/configurator/step/${cartPositions.at(-1)?.groupId}`
  const sent = sendMany(500, () => buyer.send('GET', file))
  // None of the files is there before the kernel has started.
  await buyer.call(cartEndpoints.readDefault)
  await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200', quantity: 1 })
  expect(sent.answered).toBeLessThan(500)
  expect(new Set(await sent.statuses)).toEqual(new Set([200]))
})

test('files of 10 MB are read for twelve people at a time, and the bodies of the others wait unread', {
  tags: ['release'],
}, async () => {
  const form = 'multipart/form-data; boundary=x'
  const sendFile = async (buyer: Visitor) => sendHalf(buyer, 'POST /api/cart/load', form)
  const first: IncomingMessage[] = []
  for (let person = 0; person < 12; person++) first.push(await sendFile(await aBuyer()))
  await waitFor(() => expect(first.filter(isRead)).toHaveLength(12))
  const [thirteenth, other] = [await aBuyer(), await aBuyer()]
  const next = await sendFile(thirteenth)
  await other.call(cartEndpoints.readDefault)
  expect(isRead(next)).toBe(false)
  const [one] = first
  if (one !== undefined) await cut(one)
  await waitFor(() => expect(isRead(next)).toBe(true))
})

describe.each([
  ['changes something', 'PUT /api/cart', 'application/json', (buyer: Visitor) => buyer.send('PUT', '/api/cart', {})],
  [
    'sends a file',
    'POST /api/cart/import/file',
    'multipart/form-data; boundary=x',
    (buyer: Visitor) => buyer.upload('/api/cart/import/file', { name: 'list.csv', content: '' }),
  ],
])('a client that %s and disconnects gives its share back', (_, line, type, send) => {
  test('while its session is looked up', async () => {
    const buyer = await aBuyer()
    const { release } = await lockSessions()
    for (let call = 0; call < 6; call++) await disconnect(buyer, line, type, () => true)
    await release()
    expect((await send(buyer)).status).toBeGreaterThanOrEqual(400)
  })

  test('while its body is read', async () => {
    const buyer = await aBuyer()
    for (let call = 0; call < 6; call++) await disconnect(buyer, line, type, isRead)
    expect((await send(buyer)).status).toBeGreaterThanOrEqual(400)
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await shop.dependencies.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
