import { type Endpoint, readRoute, takesKey } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutCommits } from '../../testing/cut-commits.ts'
import { type ChangingCall, changingCalls } from '../../testing/every-call/changing-calls.ts'
import { setScene } from '../../testing/every-call/set-scene.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

/** They change nothing the second time even without a key, or need the link of a mail. */
const unsampled = [
  'DELETE /api/user/session',
  'PUT /api/user/passkey',
  'PUT /api/global-admin/page/{key}',
  'DELETE /api/favorite/{productId}',
  'POST /api/reset-password',
  'POST /api/user/email/confirm',
  'POST /api/user/email/undo',
  'POST /api/user/confirm',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'DELETE /api/newsletter',
  'DELETE /api/global-admin/remembered-part/{id}',
  'PUT /api/cart/seen',
  // A newsletter reaches each subscriber once, however many jobs it has.
  'POST /api/global-admin/newsletter/{id}/send',
  // An order is delivered once, however many jobs it has.
  'POST /api/global-admin/order/repeat',
  // The files of a document are written once, too.
  'POST /api/global-admin/document/repeat',
  // An answer of an ERP is applied once, too.
  'POST /api/global-admin/erp/answer/repeat',
]

const endpoints = Object.values(endpointsByFeature)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter(takesKey)
const routes = endpoints.map(({ route }) => route)

let shop: TestApp
let cutting: ReturnType<typeof cutCommits>
let effectsQuery: string

beforeAll(async () => {
  shop = await startApp({ products: ['AZH'] })
  cutting = cutCommits(shop.dependencies.pool)
  effectsQuery = await writeEffectsQuery()
})
afterAll(() => shop.stop())

test('every call that takes a key is tried here', () => {
  expect([...Object.keys(changingCalls), ...unsampled].toSorted()).toEqual(routes.toSorted())
})

describe('one effect and no stored person, after its answer was lost and it was repeated', () => {
  const sampled = endpoints.filter(({ route }) => !unsampled.includes(route))
  test.each(sampled)('$route', (endpoint) => repeat(endpoint, 3))
  test.each(sampled)('$route, twenty times', { tags: ['release'] }, (endpoint) => repeat(endpoint, 20))

  async function repeat({ route, output, status }: Endpoint, times: number): Promise<void> {
    const call = await changingCalls[route]?.(await setScene(shop))
    if (call === undefined) throw new Error(`no call of ${route}`)
    const key = shop.dependencies.ids.next()
    const before = await readEffects()
    const lost = await cutting(() => send(route, call, key))
    expect(lost.status, lost.text).toBe(503)
    const after = await readEffects()
    expect(after).not.toEqual(before)
    const answers = await Promise.all(Array.from({ length: times }, () => send(route, call, key)))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
    const [first] = answers
    expect(first).toMatchObject({ status: status ?? (output === undefined ? 204 : 200) })
    expect(first?.text === '').toBe(output === undefined)
    expect(await readEffects()).toEqual(after)
    expect(await readStoredNames(key)).not.toEqual(expect.arrayContaining([expect.stringMatching(personal)]))
  }
})

test('an answer of nothing is repeated as it was', async () => {
  const { admin, part } = await setScene(shop)
  const input = { productDimensionId: part.id, ownNumber: null }
  const remove = () => send('PUT /api/customer-article', { visitor: admin, input }, 'nothing')
  const [first, repeated] = [await remove(), await remove()]
  expect(first).toMatchObject({ status: 200, text: 'null' })
  expect(repeated).toMatchObject({ status: 200, text: 'null' })
})

test('the value of the path belongs to the request', async () => {
  const { admin, first, second } = await setScene(shop)
  const key = shop.dependencies.ids.next()
  const remove = (id: string) => send('DELETE /api/cart/position/{id}', { visitor: admin, id }, key)
  expect((await remove(first)).status).toBe(200)
  expect((await remove(second)).status).toBe(409)
})

test.each([
  ['POST /api/user/logout', undefined],
  ['PUT /api/language', { code: 'en' }],
])('%s of a visitor without a session stores no key', async (route, input) => {
  const { status } = await send(route, { visitor: shop.visitor(), input }, route)
  expect(status).toBeLessThan(300)
  const { rowCount } = await shop.dependencies.pool.query('select from idempotency_keys where key = $1', [route])
  expect(rowCount).toBe(0)
})

test('what only the first call could tell is stored beside the id of its cart', async () => {
  const { admin, cart } = await setScene(shop)
  await send('POST /api/cart/position/direct', { visitor: admin, input: { abmessungsNr: 'AZH-6x160-L147.25' } }, 'text')
  const { rows } = await shop.dependencies.pool.query("select answer from idempotency_keys where key = 'text'")
  expect(rows).toEqual([{ answer: { id: cart.id, further: { assumed: ['toleranceClass'] } } }])
})

test('a long answer is not stored', async () => {
  const { admin, cart, part } = await setScene(shop)
  const input = { productDimensionId: part.id, quantity: 5 }
  await send('POST /api/cart/position', { visitor: admin, input }, 'long')
  const { rows } = await shop.dependencies.pool.query("select answer from idempotency_keys where key = 'long'")
  expect(rows).toEqual([{ answer: { id: cart.id } }])
})

function send(route: string, { visitor, id, input, file }: ChangingCall, key: string) {
  const { method, path } = readRoute(route as Endpoint['route'])
  const url = path.replace('{product}', 'normwerk').replace(/\{\w+\}/, id ?? '')
  const headers = { 'idempotency-key': key }
  if (file !== undefined) return visitor.upload(url, { name: 'cart.normwerk', content: file }, {}, headers, method)
  return visitor.send(method, url, input ?? (method === 'DELETE' ? undefined : {}), headers)
}

/** Fields that name a person, their address or their numbers. */
const personal =
  /^(firstName|lastName|email|phoneNumber|fax|street|owner|handedOver|sharedWith|fieldService|officeStaff)$/

/** Returns the names of all fields of the stored answer, at any depth. */
async function readStoredNames(key: string): Promise<string[]> {
  const { rows } = await shop.dependencies.pool.query('select answer from idempotency_keys where key = $1', [key])
  const names: string[] = []
  JSON.stringify(rows, (name, value) => {
    names.push(name)
    return value
  })
  expect(names).toContain('answer')
  return names
}

/** Tables of the keys and sessions, and what jobs change in the meantime. */
const besides = [
  ...['idempotency_keys', 'sessions', 'articles', 'catalogue_changes', 'order_history', 'one_time_tokens'],
  ...['document_files', 'order_totals'],
]
/** A received order and a written document are mailed. */
const counted = new Map([
  ['mails', "count(*) filter (where kind not in ('orderDocument', 'orderReceived'))"],
  ['outbox', 'count(*)'],
  ['orders', 'count(*)'],
  ['documents', 'count(*)'],
])

/**
 * Returns a fingerprint of each table; of those that jobs change only the number of rows. Every write of a row gives it
 * another `xmin` or place, even if it keeps all values.
 */
async function readEffects(): Promise<Record<string, string>> {
  // Named, because the database needs longer to plan it than to run it.
  const query = { name: 'effects', text: effectsQuery }
  const { rows } = await shop.dependencies.pool.query<{ name: string; print: string }>(query)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

async function writeEffectsQuery(): Promise<string> {
  const { rows: tables } = await shop.dependencies.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [besides],
  )
  const prints = tables.map(({ name }) => {
    const what = counted.get(name) ?? 'sum(hashtext(concat(ctid, xmin))::bigint)'
    return `select '${name}' as name, (select (${what})::text from ${name} t) as print`
  })
  return prints.join(' union all ')
}
