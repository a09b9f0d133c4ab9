import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../testing/builders.ts'
import { openBrowser } from '../testing/network/browser.ts'
import { startPlainProxy, startTlsProxy } from '../testing/network/proxies.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../testing/test-database.ts'

const password = 'Auswerfer-17-Stift'
/** From where the two proxies send on. The browsers come from 127.0.0.1 by a third one, which the tests play. */
const [outside, outer, inner] = ['127.0.0.1', '127.0.0.2', '127.0.0.3']

type SiteName = 'trusting' | 'unaware'

interface Site {
  shop: TestApp
  address: string
  stop(): Promise<void>
}

let database: TestDatabase
let passwordHash: string
/** Shops in production behind a TLS proxy and a plain one, which one of the shops trusts. */
const sites = new Map<SiteName, Site>()

async function startSite(trusted: string): Promise<Site> {
  let shopAddress = ''
  const plain = await startPlainProxy({ to: () => shopAddress, from: inner })
  const tls = await startTlsProxy({ to: () => `http://127.0.0.1:${plain.port}`, from: outer })
  const address = tls.addressOf('shop')
  const environment = {
    ...{ NODE_ENV: 'production', PUBLIC_URL: address, TRUSTED_PROXIES: trusted },
    ...{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'shop@firm.example' },
  }
  const shop = await startApp({ database, environment })
  shopAddress = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await tls.stop()
    await plain.stop()
    await shop.stop()
  }
  return { shop, address, stop }
}

beforeAll(async () => {
  database = await createDatabase(['AKH'])
  sites.set('trusting', await startSite(`${outside}, ${outer}, ${inner}`))
  sites.set('unaware', await startSite(''))
  passwordHash = await siteOf('trusting').shop.dependencies.passwords.hash(password)
})
afterAll(async () => {
  for (const site of sites.values()) await site.stop()
  await database.drop()
})

function siteOf(name: SiteName): Site {
  const site = sites.get(name)
  if (site === undefined) throw new Error(`the site ${name} has not started`)
  return site
}

async function someone() {
  const { dependencies } = siteOf('trusting').shop
  return aUser(dependencies, await aCompany(dependencies), ['SHOP_USER'], { passwordHash })
}

/** A browser in the network of this address. */
const browse = (site: SiteName, address: string) => openBrowser(siteOf(site).address, { 'x-forwarded-for': address })

async function signIn(browser: ReturnType<typeof browse>, username: string, typed: string): Promise<number> {
  await browser.get('/api/language')
  return (await browser.send('POST', '/api/user/authenticate', { username, password: typed })).status
}

describe.each(['trusting', 'unaware'] as const)('a shop that is %s of its proxies', (name) => {
  test('is used with the cookies of a browser, from signing in to signing out', async () => {
    const { username } = await someone()
    const browser = browse(name, '198.51.100.1')
    expect(await signIn(browser, username, password)).toBe(200)
    const cookies = await browser.jar.getCookies(siteOf(name).address)
    expect(cookies.map(({ key, secure, hostOnly, httpOnly, path }) => [key, secure, hostOnly, path, httpOnly])).toEqual(
      expect.arrayContaining([
        ['__Host-session', true, true, '/', true],
        ['__Host-device', true, true, '/', true],
        ['__Host-XSRF-TOKEN', true, true, '/', false],
      ]),
    )
    const created = await browser.send('POST', '/api/cart', { name: 'Form 118' })
    expect(created).toMatchObject({ status: 200, body: { name: 'Form 118' } })
    expect(created.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    const session = cookies.find(({ key }) => key === '__Host-session')?.toString() ?? ''
    expect((await browser.send('POST', '/api/user/logout', {})).status).toBe(204)
    const kept = await browser.jar.getCookies(siteOf(name).address)
    expect(kept.map(({ key }) => key)).not.toContain('__Host-session')
    await browser.jar.setCookie(session, siteOf(name).address)
    expect((await browser.get('/api/user/me')).status).toBe(401)
  })

  test('sets the cookies and HSTS of https, whatever a visitor forwards', async () => {
    const forged = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example', forwarded: 'proto=http' }
    const { headers } = await openBrowser(siteOf(name).address, forged).get('/api/language')
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-XSRF-TOKEN=.*; Secure; SameSite=Lax$/)])
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })

  test('takes no cookie that another host or plain http has planted', async () => {
    const { username } = await someone()
    const { address } = siteOf(name)
    const attacker = browse(name, '198.51.100.2')
    expect(await signIn(attacker, username, password)).toBe(200)
    const stolen = await attacker.jar.getCookies(address)
    const victim = browse(name, '198.51.100.3')
    const neighbour = address.replace('//shop.', '//neighbour.')
    const http = address.replace('https:', 'http:')
    for (const { key, value } of stolen) {
      const host = await victim.jar.setCookie(`${key}=${value}; Path=/; Secure; Domain=firm.example`, neighbour, {
        ignoreError: true,
      })
      const plain = await victim.jar.setCookie(`${key}=${value}; Path=/; Secure`, http, { ignoreError: true })
      expect([host, plain]).toEqual([undefined, undefined])
      const plainName = key.replace('__Host-', '')
      await victim.jar.setCookie(`${plainName}=${value}; Path=/; Domain=firm.example`, neighbour)
    }
    expect(await victim.jar.getCookieString(address)).toContain('session=')
    expect((await victim.get('/api/user/me')).status).toBe(401)
    const planted = stolen.find(({ key }) => key === '__Host-XSRF-TOKEN')?.value ?? ''
    for (const cookie of ['XSRF-TOKEN', '__Host-XSRF-TOKEN']) {
      const tricked = openBrowser(address, { cookie: `${cookie}=${planted}`, 'x-xsrf-token': planted })
      const answer = await tricked.send('POST', '/api/reset-password/email', { email: 'a@example.com' })
      expect(answer).toMatchObject({ status: 403, body: { code: 'invalidCsrfToken' } })
    }
  })
})

describe('the address of a visitor', () => {
  const tryOften = async (browse: (attempt: number) => ReturnType<typeof openBrowser>) => {
    const statuses = []
    for (let attempt = 0; attempt < 21; attempt++) {
      statuses.push(await signIn(browse(attempt), `nobody-${attempt}`, 'wrong'))
    }
    return statuses
  }
  const limited = [...Array(20).fill(401), 429]
  const unlimited = Array(21).fill(401)

  test('counts behind trusted proxies, of IPv6 its network', async () => {
    expect(await tryOften((at) => browse('trusting', `203.0.113.${at + 1}`))).toEqual(unlimited)
    expect(await tryOften((at) => browse('trusting', `2001:db8:1:2::${at + 1}`))).toEqual(limited)
    expect(await signIn(browse('trusting', '2001:db8:1:3::1'), 'nobody', 'wrong')).toBe(401)
  })

  test('is the last one that no trusted proxy has, so nobody counts as another by a header', {
    tags: ['release'],
  }, async () => {
    const forged = (at: number) => browse('trusting', `203.0.113.${at + 50}, 203.0.113.200`)
    expect(await tryOften(forged)).toEqual(limited)
    expect(await signIn(browse('trusting', '203.0.113.60'), 'nobody', 'wrong')).toBe(401)
  })

  test('is that of the proxy if it is not trusted, which operators are told while the shop is ready', {
    tags: ['release'],
  }, async () => {
    expect(await tryOften((at) => browse('unaware', `203.0.113.${at + 100}`))).toEqual(limited)
    const ready = await browse('unaware', '203.0.113.1').get('/api/health/ready')
    expect(ready).toMatchObject({ status: 200, body: { warnings: [expect.stringContaining('TRUSTED_PROXIES')] } })
    const trusting = await browse('trusting', '203.0.113.1').get('/api/health/ready')
    expect(trusting).toMatchObject({ status: 200, body: { warnings: [] } })
  })
})

test('an owner under attack from many networks still signs in on a known device, and nobody else does', {
  tags: ['release'],
}, async () => {
  const { username } = await someone()
  const owner = browse('trusting', '192.0.2.1')
  expect(await signIn(owner, username, password)).toBe(200)
  await owner.send('POST', '/api/user/logout', {})
  const attacks = []
  for (let network = 1; network <= 51; network++) {
    attacks.push(await signIn(browse('trusting', `2001:db8:2:${network}::1`), username, 'wrong'))
  }
  expect(attacks).toEqual([...Array(50).fill(401), 429])
  expect(await signIn(owner, username, password)).toBe(200)
  expect(await signIn(browse('trusting', '192.0.2.2'), username, password)).toBe(429)
})
