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

/** A request through both proxies. */
const through = (app: TestApp) =>
  app.app.inject({
    url: '/api/language',
    remoteAddress: inner,
    headers: { 'x-forwarded-for': `203.0.113.7, ${outer}` },
  })

test('behind proxies that are not trusted, operators are warned for an hour, and the shop is still ready', async () => {
  const ready = async (app: TestApp) => (await app.app.inject('/api/health/ready')).json()
  now = new Date('2026-11-23T10:00:00Z')
  expect(await ready(unaware)).toMatchObject({ status: 'ready', warnings: [] })
  await through(unaware)
  await through(shop)
  expect(await ready(unaware)).toMatchObject({ warnings: [expect.stringContaining('TRUSTED_PROXIES')] })
  expect(await ready(shop)).toMatchObject({ status: 'ready', warnings: [] })
  now = new Date('2026-11-23T11:00:00Z')
  expect(await ready(unaware)).toMatchObject({ status: 'ready', warnings: [] })
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
