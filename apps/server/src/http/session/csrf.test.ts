import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { accountEndpoints } from '@normwerk/contract/account'
import { languageEndpoints } from '@normwerk/contract/language'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { deriveKeys } from '../../infrastructure/keys.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { secretOfTests, startApp, type TestApp } from '../../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Visitor } from '../../testing/visitor.ts'

const allowed = 'https://pages.example.com'
const own = 'https://shop.example.com'
const evil = 'https://evil.example'
const password = 'Auswerfer-17-Stift'

let database: TestDatabase
/** As on a laptop: without `PUBLIC_URL`. */
let onHttp: TestApp
let onHttps: TestApp
beforeAll(async () => {
  database = await createDatabase()
  onHttp = await startApp({ database })
  onHttps = await startApp({ database, environment: { PUBLIC_URL: own, ALLOWED_ORIGINS: allowed } })
})
afterAll(async () => {
  await onHttp.stop()
  await onHttps.stop()
  await database.drop()
})

const aPerson = async (shop: TestApp) =>
  aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'], {
    passwordHash: await shop.dependencies.passwords.hash(password),
  })
const aBuyer = async (shop: TestApp) => shop.signedIn(await aPerson(shop))

/** A call that changes something, with the visitor's token unless the headers have another one. */
async function change(visitor: Visitor, headers: Record<string, string> = {}): Promise<number> {
  return (await visitor.send('PUT', '/api/language', { code: 'en' }, headers)).status
}

const form = /^[\w-]{43}\.[\w-]{43}$/
const tokenOf = (visitor: Visitor) => visitor.cookies.get('XSRF-TOKEN') ?? ''

describe('the CSRF token', () => {
  test('is set by a GET and must come back as a header', async () => {
    const visitor = await aBuyer(onHttp)
    await visitor.send('GET', '/api/cart/default')
    const token = tokenOf(visitor)
    expect(token).toMatch(form)
    const { text } = await visitor.send('PUT', '/api/language', { code: 'en' }, { 'x-xsrf-token': '' })
    expect(JSON.parse(text)).toMatchObject({ status: 403, code: 'invalidCsrfToken' })
    expect(await change(visitor, { 'x-xsrf-token': 'A'.repeat(43) })).toBe(403)
    expect(await change(visitor, { 'x-xsrf-token': token })).toBe(200)
  })

  test.each(['/api/user/me', '/api/openapi.json', '/api/nothing'])('is set by any GET: %s', async (path) => {
    const visitor = onHttp.visitor()
    await visitor.send('GET', path)
    expect(tokenOf(visitor)).toMatch(form)
  })

  test('stays the same while the session does', async () => {
    const visitor = await aBuyer(onHttp)
    await visitor.send('GET', '/api/user/me')
    const token = tokenOf(visitor)
    await visitor.send('GET', '/api/user/me')
    expect(tokenOf(visitor)).toBe(token)
  })

  test('is in no answer that a shared cache may store', async () => {
    const answer = await onHttp.visitor().send('GET', '/api/resources/thumbnail/AZH.svg')
    expect(answer.headers['cache-control']).toContain('private')
  })

  test('that another person planted as cookie and header is rejected, and replaced by an own one', async () => {
    const [victim, attacker, visitor] = [await aBuyer(onHttp), await aBuyer(onHttp), onHttp.visitor()]
    for (const planting of [attacker, visitor]) {
      await planting.send('GET', '/api/language')
      victim.cookies.set('XSRF-TOKEN', tokenOf(planting))
      expect(await change(victim)).toBe(403)
      expect(tokenOf(victim)).not.toBe(tokenOf(planting))
      expect(await change(victim)).toBe(200)
    }
  })

  test('belongs to the session of each call, although a proxy sends several people on one connection', async () => {
    const address = await onHttp.app.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const read = async (cookies: Record<string, string>) => {
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
      const sent = get(new URL('/api/language', address), { agent, headers: { cookie: cookie.join('; ') } })
      const answer: IncomingMessage = (await once(sent, 'response'))[0]
      await once(answer.resume(), 'end')
      return [/XSRF-TOKEN=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? null, sent.reusedSocket]
    }
    const [one, other] = [await aBuyer(onHttp), await aBuyer(onHttp)]
    const sessionOf = (visitor: Visitor) => ({ session: visitor.cookies.get('session') ?? '' })
    const [ofNobody] = await read({})
    const [ofOne, isOneConnection] = await read(sessionOf(one))
    expect([isOneConnection, ofOne]).toEqual([true, expect.not.stringMatching(String(ofNobody))])
    for (const planted of [ofNobody, ofOne]) {
      const [ofOther] = await read({ ...sessionOf(other), 'XSRF-TOKEN': String(planted) })
      expect([ofNobody, ofOne, null]).not.toContain(ofOther)
      other.cookies.set('XSRF-TOKEN', String(ofOther))
      expect(await change(other)).toBe(200)
      expect(await read({ ...sessionOf(other), 'XSRF-TOKEN': String(ofOther) })).toEqual([null, true])
      expect(await read({ ...sessionOf(one), 'XSRF-TOKEN': String(ofOther) })).not.toContain(null)
    }
  })

  test('of a former server key is still read', { tags: ['release'] }, async () => {
    const visitor = await aBuyer(onHttp)
    await visitor.send('GET', '/api/language')
    const rotated = await startApp({ database, secrets: ['a-new-secret-of-all-servers-in-tests', secretOfTests] })
    const other = await startApp({ database, secrets: ['a-new-secret-of-all-servers-in-tests'] })
    const at = (shop: TestApp) => change(shop.visitor(Object.fromEntries(visitor.cookies)))
    expect([await at(rotated), await at(other)]).toEqual([200, 403])
    await rotated.stop()
    await other.stop()
  })

  test.each(['\u00e9', '%E0%A4%A', '%0D%0Aset-cookie:%20a=b', '"', '.', `${'A'.repeat(43)}.`, 'x'.repeat(5000)])(
    'in a malformed cookie is an ordinary rejection: %j',
    async (cookie) => {
      const visitor = await aBuyer(onHttp)
      visitor.cookies.set('XSRF-TOKEN', cookie)
      expect(await change(visitor, { origin: 'http://localhost:80', 'x-xsrf-token': 'A' })).toBe(403)
      visitor.cookies.set('XSRF-TOKEN', cookie)
      const { status } = await visitor.send('GET', '/api/user/me', undefined, { origin: 'http://localhost:80' })
      expect(status).toBe(200)
      expect(tokenOf(visitor)).toMatch(form)
    },
  )
})

describe('signing in and out', () => {
  test.each([
    ['http', () => onHttp, 'session', 'XSRF-TOKEN'],
    ['https', () => onHttps, '__Host-session', '__Host-XSRF-TOKEN'],
  ])('on %s replaces the token with the session', async (_, shop, session, csrf) => {
    const user = await aPerson(shop())
    const visitor = shop().visitor()
    await visitor.call(languageEndpoints.read)
    const before = visitor.cookies.get(csrf)
    const stale = { 'x-xsrf-token': before ?? '' }
    await visitor.call(accountEndpoints.authenticate, { username: user.username, password })
    expect([...visitor.cookies.keys()]).toEqual(expect.arrayContaining([csrf, session]))
    const signedIn = visitor.cookies.get(csrf)
    expect(signedIn).not.toBe(before)
    expect(await change(visitor, stale)).toBe(403)
    expect(await change(visitor)).toBe(200)
    await visitor.call(accountEndpoints.logout)
    expect(visitor.cookies.has(session)).toBe(false)
    expect(visitor.cookies.get(csrf)).not.toBe(signedIn)
    expect(await change(visitor)).toBe(200)
  })

  test('on https sets only cookies that no other host of the site can set', async () => {
    const visitor = onHttps.visitor()
    const first = await visitor.send('GET', '/api/language')
    expect(String(first.headers['set-cookie'])).toMatch(/^__Host-XSRF-TOKEN=[^;]+; Path=\/; Secure; SameSite=Lax$/)
    const { username } = await aPerson(onHttps)
    const answer = await visitor.send('POST', '/api/user/authenticate', { username, password })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(String(answer.headers['set-cookie'])).not.toContain('Domain')
  })

  test.each([
    ['http', () => onHttp, 'session', 'XSRF-TOKEN'],
    ['https', () => onHttps, '__Host-session', '__Host-XSRF-TOKEN'],
  ])('on %s has cookies whose names are in the OpenAPI document', async (_, shop, session, csrf) => {
    const { text } = await shop().visitor().send('GET', '/api/openapi.json')
    const { securitySchemes } = JSON.parse(text).components
    expect(securitySchemes.session).toMatchObject({ in: 'cookie', name: session })
    expect(securitySchemes.csrf).toMatchObject({
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: expect.stringContaining(`cookie ${csrf},`),
    })
  })

  test('on https the plain names count for nothing', async () => {
    const visitor = await aBuyer(onHttps)
    await visitor.send('GET', '/api/user/me')
    const planted = onHttps.visitor({
      session: visitor.cookies.get('__Host-session') ?? '',
      'XSRF-TOKEN': visitor.cookies.get('__Host-XSRF-TOKEN') ?? '',
    })
    expect((await planted.send('GET', '/api/user/me')).status).toBe(401)
    expect((await visitor.send('GET', '/api/user/me')).status).toBe(200)
  })
})

describe('a call that changes something', () => {
  test.each([
    [{}, 200],
    [{ origin: own }, 200],
    [{ origin: own, 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: allowed, 'sec-fetch-site': 'same-site' }, 200],
    [{ origin: allowed }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: own, 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: allowed, 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'Same-Origin' }, 403],
    [{ origin: evil }, 403],
    [{ origin: evil, 'sec-fetch-site': 'same-origin' }, 403],
    [{ origin: 'http://shop.example.com' }, 403],
    [{ origin: `${own}:8443` }, 403],
    [{ origin: `${own}.evil.example` }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '' }, 403],
    [{ origin: evil, host: 'evil.example' }, 403],
  ])('on https with the right token and %j is answered with %i', async (headers, status) => {
    expect(await change(await aBuyer(onHttps), headers)).toBe(status)
  })

  test.each([
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    [{ origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' }, 200],
    [{ origin: 'http://localhost:4000', host: 'localhost:3000' }, 403],
    [{ origin: evil, host: 'localhost:3000' }, 403],
  ])('on http compares the origin with the host of the request: %j', async (headers, status) => {
    expect(await change(await aBuyer(onHttp), headers)).toBe(status)
  })

  test('of another origin gets no token with its rejection', async () => {
    const visitor = await aBuyer(onHttps)
    const { status, headers } = await visitor.send('PUT', '/api/language', { code: 'en' }, { origin: evil })
    expect(status).toBe(403)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('x-xsrf-token')
  })

  test('is rejected before its upload is read', async () => {
    const visitor = await aBuyer(onHttps)
    visitor.cookies.set('__Host-XSRF-TOKEN', 'planted')
    const answer = await visitor.upload('/api/cart/import/file', { name: 'list.csv', content: 'a;b' })
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'invalidCsrfToken'])
  })
})

test('keys of different secrets have different names, and the names reveal nothing', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
  const { ids } = deriveKeys([one, other])
  expect(new Set(ids).size).toBe(2)
  expect(ids).toEqual([...deriveKeys([one]).ids, ...deriveKeys([other]).ids])
  expect(ids.join()).not.toMatch(/aaaa|bbbb/)
})
