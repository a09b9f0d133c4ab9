import { accountEndpoints } from '@normwerk/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../testing/builders.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../testing/test-database.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'shop@example.com',
}
const outer = '10.0.0.1'
const inner = '10.0.0.2'
const password = 'Auswerfer-17-Stift'
const metricsToken = 'a-token-of-the-operators'
let now = new Date('2026-11-23T08:00:00Z')

let database: TestDatabase
/** Behind two proxies that it trusts. */
let shop: TestApp
/** Behind the same proxies, of which it knows nothing. */
let unaware: TestApp
beforeAll(async () => {
  database = await createDatabase()
  const clock = { now: () => now }
  const environment = { ...production, TRUSTED_PROXIES: `${inner}, ${outer}`, METRICS_TOKEN: metricsToken }
  shop = await startApp({ database, clock, environment })
  unaware = await startApp({ database, clock, environment: { ...production, API_DOCS: 'nobody' } })
})
afterAll(async () => {
  await shop.stop()
  await unaware.stop()
  await database.drop()
})

/** A request through both proxies, which end https in front of the shop. */
function through(app: TestApp, url: string, visitor: string, headers: Record<string, string> = {}) {
  const forwarded = { 'x-forwarded-for': `${visitor}, ${outer}`, 'x-forwarded-proto': 'https' }
  return app.app.inject({ url, remoteAddress: inner, headers: { ...forwarded, ...headers } })
}

describe('behind proxies', () => {
  /** Fails to sign in as people who do not exist, until the address may try no more. */
  async function exhaust(app: TestApp, visitor: string): Promise<number> {
    const person = app.visitor()
    await person.send('GET', '/api/language')
    const token = person.cookies.get('__Host-XSRF-TOKEN') ?? ''
    for (let attempt = 1; attempt <= 25; attempt++) {
      const { statusCode } = await app.app.inject({
        ...{ method: 'POST', url: '/api/user/authenticate', remoteAddress: inner },
        headers: { 'x-forwarded-for': `${visitor}, ${outer}`, 'x-xsrf-token': token },
        cookies: { '__Host-XSRF-TOKEN': token },
        payload: { username: `nobody-${attempt}`, password },
      })
      if (statusCode === 429) return attempt
    }
    return 0
  }

  test('that are trusted, each visitor is limited alone', async () => {
    expect(await exhaust(shop, '203.0.113.7')).toBeGreaterThan(1)
    expect(await exhaust(shop, '203.0.113.8')).toBeGreaterThan(1)
  })

  test('that are not trusted, whatever the header says counts as one', async () => {
    expect(await exhaust(unaware, '203.0.113.17')).toBeGreaterThan(1)
    expect(await exhaust(unaware, '203.0.113.18')).toBe(1)
  })

  test.each([
    ['trusted', () => shop, 'https'],
    ['not trusted', () => unaware, 'http'],
  ])('that are %s, cookies and HSTS follow from PUBLIC_URL: a request on %s', async (_, app, protocol) => {
    const { headers } = await through(app(), '/api/language', '203.0.113.7', { 'x-forwarded-proto': protocol })
    expect(String(headers['set-cookie'])).toMatch(/^__Host-XSRF-TOKEN=[^;]+; Path=\/; Secure; SameSite=Lax$/)
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })

  test('that are not trusted, operators are warned for an hour, and the shop is still ready', async () => {
    const ready = async (app: TestApp) => (await app.app.inject('/api/health/ready')).json()
    now = new Date('2026-11-23T10:00:00Z')
    expect(await ready(unaware)).toMatchObject({ status: 'ready', warnings: [] })
    await through(unaware, '/api/language', '203.0.113.7')
    await through(shop, '/api/language', '203.0.113.7')
    expect(await ready(unaware)).toMatchObject({ warnings: [expect.stringContaining('TRUSTED_PROXIES')] })
    expect(await ready(shop)).toMatchObject({ status: 'ready', warnings: [] })
    now = new Date('2026-11-23T11:00:00Z')
    expect(await ready(unaware)).toMatchObject({ status: 'ready', warnings: [] })
  })
})

describe('in production', () => {
  test.each([
    [undefined, 404],
    [metricsToken, 404],
    [`Bearer ${metricsToken}x`, 404],
    [`Bearer ${metricsToken}`, 200],
  ])('metrics are for operators: %s', async (authorization, status) => {
    const headers = authorization === undefined ? {} : { authorization }
    expect((await shop.app.inject({ url: '/metrics', headers })).statusCode).toBe(status)
  })

  test('without a token nobody reads the metrics', async () => {
    const headers = { authorization: 'Bearer ' }
    expect((await unaware.app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  })

  test.each(['/api/docs', '/api/openapi.json'])('%s is for signed-in users, or for nobody', async (url) => {
    const user = await aUser(shop.dependencies, await aCompany(shop.dependencies))
    const statuses = [
      (await shop.visitor().send('GET', url)).status,
      (await (await shop.signedIn(user)).send('GET', url)).status,
      (await (await unaware.signedIn(user)).send('GET', url)).status,
    ]
    expect(statuses).toEqual([401, 200, 404])
  })
})

test('signing out clears what the browser keeps of the shop', async () => {
  const visitor = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  await visitor.call(accountEndpoints.me)
  const { headers } = await visitor.send('POST', '/api/user/logout')
  expect(headers['clear-site-data']).toBe('"cache", "storage"')
})
