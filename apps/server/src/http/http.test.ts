import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../testing/builders.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

const read = (text: string) => JSON.parse(text)

describe('errors', () => {
  test('speak the language of the visitor and carry the correlation id', async () => {
    const visitor = shop.visitor()
    const german = await visitor.send('GET', '/api/user/me', undefined, { 'x-correlation-id': 'from-the-page-1' })
    expect(german.headers['content-type']).toContain('application/problem+json')
    expect(read(german.text)).toMatchObject({
      status: 401,
      code: 'notSignedIn',
      errorId: 'from-the-page-1',
      message: expect.stringContaining('melden'),
    })
    expect(german.headers['x-correlation-id']).toBe('from-the-page-1')
    const english = await visitor.send('GET', '/api/user/me', undefined, { 'accept-language': 'en-US,de;q=0.5' })
    expect(read(english.text).message).toContain('sign in')
  })

  test.each([
    ['fr; q=0.1, en; q=0.9', 'en'],
    ['de;Q=0, sl', 'sl'],
    ['sv-SE', 'se'],
    ['zh-Hans-CN, hu', 'hu'],
    ['*', 'de'],
  ])('follow the languages of a browser: %s', async (preferred, code) => {
    const answer = await shop.visitor().send('GET', '/api/language', undefined, { 'accept-language': preferred })
    expect(read(answer.text)).toEqual({ code })
  })

  test('a correlation id that could forge a log line is replaced', async () => {
    const answer = await shop.visitor().send('GET', '/api/language', undefined, { 'x-correlation-id': 'a b' })
    expect(answer.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('malformed JSON, an empty body and another kind of body are rejected', async () => {
    const visitor = shop.visitor()
    const send = (body: string, type = 'application/json') =>
      visitor.send('POST', '/api/product/search', body, { 'content-type': type })
    expect(read((await send('{"query":')).text)).toMatchObject({ status: 400, code: 'malformedJson' })
    expect(read((await send('')).text)).toMatchObject({ status: 400, code: 'malformedJson' })
    expect(read((await send('query=x', 'text/plain')).text)).toMatchObject({ status: 415, code: 'NOT_ALLOWED_FILE' })
    expect((await send(JSON.stringify({ query: 'x'.repeat(3_000_000) }))).status).toBe(413)
  })

  test('a body that is not UTF-8 is rejected', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/product/search',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from('{"query":"Stift Länge"}', 'latin1'),
    })
    expect(read(answer.body)).toMatchObject({ status: 400, code: 'malformedJson' })
  })

  test('unknown fields are named', async () => {
    const answer = await shop.visitor().send('POST', '/api/product/search', { query: 'pin', price: '0.01' })
    expect(read(answer.text)).toMatchObject({ status: 400, fields: { price: [{ code: 'unknownField' }] } })
  })

  test.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty'])(
    'unknown fields are named whatever they are called: %s',
    async (name) => {
      const body = await shop.visitor().send('POST', '/api/product/search', `{"query":"pin","${name}":1}`)
      const query = await shop.visitor().send('GET', `/api/product/auto-complete?searchString=pin&${name}=1`)
      for (const { status, text } of [body, query]) {
        expect(status).toBe(400)
        expect(read(text).fields[name]).toEqual([{ code: 'unknownField' }])
      }
    },
  )

  test.each([['[]'], ['"pin"'], ['7'], ['true']])(
    'a body that is no object is rejected as a whole: %s',
    async (body) => {
      const answer = await shop.visitor().send('POST', '/api/product/search', body)
      expect(read(answer.text)).toMatchObject({ status: 400, code: 'validationFailed' })
      expect(read(answer.text)).not.toHaveProperty('fields')
    },
  )

  test.each(['/api/nothing', '/api'])('an unknown path answers 404 in the same form: %s', async (path) => {
    const answer = await shop.visitor().send('GET', path)
    expect(read(answer.text)).toMatchObject({ status: 404, code: 'entryNotFound' })
  })

  test.each([
    ['/..%2f..%2fpackage.json', 404],
    ['/api/resources/drawing/..%2f..%2fpackage.json', 404],
    ['/api/resources/drawing/%00.svg', 404],
    ['/api/resources/file/%00/a', 404],
    ['/.git/config', 404],
    ['/assets/', 404],
    ['/api/%E0%A4%A', 400],
  ])('the path %s reveals nothing', async (path, status) => {
    const answer = await shop.visitor().send('GET', path)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('dependencies')
  })
})

test.each(['TRACE', 'CONNECT', 'PATCH'] as const)('the method %s is not served', async (method) => {
  const { statusCode, body } = await shop.app.inject({ method, url: '/api/language', headers: { 'x-mine': 'secret' } })
  expect(statusCode).toBe(404)
  expect(body).not.toContain('secret')
})

describe('a DELETE', () => {
  test('reads its body like its address', async () => {
    const user = await aUser(shop.dependencies, await aCompany(shop.dependencies))
    const [here, there, elsewhere] = [await shop.signedIn(user), await shop.signedIn(user), await shop.signedIn(user)]
    const sessions = read((await there.send('GET', '/api/user/session')).text)
    const { id } = sessions.find(({ current }: { current: boolean }) => current)
    expect((await here.send('DELETE', '/api/user/session', { id })).status).toBe(204)
    expect((await there.send('GET', '/api/user/me')).status).toBe(401)
    expect((await elsewhere.send('GET', '/api/user/me')).status).toBe(200)
  })

  test.each([
    ['/api/user/session', { sessionId: '1' }, 'sessionId'],
    ['/api/user/session?all=1', {}, 'all'],
  ])('rejects unknown fields: %s %j', async (path, body, field) => {
    const visitor = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const answer = await visitor.send('DELETE', path, body)
    expect(read(answer.text)).toMatchObject({ status: 400, fields: { [field]: [{ code: 'unknownField' }] } })
  })

  test.each(['[]', '"all"', '["a"]'])('rejects a body that is no object: %s', async (body) => {
    const visitor = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const answer = await visitor.send('DELETE', '/api/user/session', body)
    expect(answer.status).toBe(400)
    expect(read(answer.text)).not.toHaveProperty('fields')
  })
})

describe('an answer', () => {
  test.each([
    ['/api/user/me', 200],
    ['/api/language', 200],
    ['/api/nothing', 404],
    ['/api/order/%zz', 400],
    ['/api/product/auto-complete?all=1', 400],
    ['/nothing.txt', 404],
    ['//nothing.example', 404],
  ])('of a call, and any rejection, is not cached: %s', async (path, status) => {
    const visitor = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const answer = await visitor.send('GET', path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  test('that is a file is cached as long as it says, and revalidated by its tag', async () => {
    const visitor = shop.visitor()
    const path = '/api/resources/thumbnail/AZH.svg'
    const { headers } = await visitor.send('GET', path)
    expect(headers['cache-control']).toMatch(/^private, max-age=/)
    const again = await visitor.send('GET', path, undefined, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']])
  })

  test('that is a page or its configuration is revalidated', async () => {
    expect((await shop.visitor().send('GET', '/config.json')).headers['cache-control']).toBe('no-cache')
  })
})

describe('for operators and monitoring', () => {
  test('there are liveness, readiness, metrics and the configuration of the page', async () => {
    const visitor = shop.visitor()
    expect((await visitor.send('GET', '/api/health/live')).status).toBe(200)
    expect((await visitor.send('GET', '/api/health/ready')).status).toBe(200)
    expect((await visitor.send('GET', '/metrics')).text).toContain('http_request_seconds_bucket')
    expect(read((await visitor.send('GET', '/config.json')).text)).toEqual({
      baseAddress: '',
      crossAddress: null,
      product: 'normwerk',
      version: '1.1.1',
    })
  })

  test('OpenAPI describes every call', async () => {
    const document = read((await shop.visitor().send('GET', '/api/openapi.json')).text)
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/cart/position/{id}'].delete.parameters).toContainEqual({
      in: 'path',
      name: 'id',
      required: true,
      schema: { type: 'string' },
    })
    expect(document.paths['/api/order'].post.responses['409'].description).toContain('idempotencyConflict')
    expect(document.paths['/api/cart/default'].get.responses['200'].content).toHaveProperty('application/json')
    expect(document.paths['/api/address/{id}'].delete.responses).toHaveProperty('204')
    expect(document.paths['/api/order'].post.security).toEqual([{ session: [], csrf: [] }])
    expect(document.paths['/api/cart/import/file'].post.security).toEqual([{ session: [], csrf: [] }])
    expect(document.paths['/api/cart/default'].get.security).toEqual([{ session: [] }])
    expect(document.paths['/api/product/search'].post).not.toHaveProperty('security')
  })

  test('the page of the API shows every call, without a script', async () => {
    const { status, headers, text } = await shop.visitor().send('GET', '/api/docs')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const endpoints of Object.values(endpointsByFeature)) {
      for (const { route } of Object.values(endpoints)) expect(text).toContain(`<code>${route}</code>`)
    }
    expect(text).toContain('productDimensionId: string\n  quantity?: number | null\n')
    expect(text).not.toContain('<script')
  })

  test('OpenAPI describes an answer without content', async () => {
    const document = read((await shop.visitor().send('GET', '/api/openapi.json')).text)
    const { responses } = document.paths['/api/reset-password/email'].post
    expect(responses['202']).toEqual({ description: 'Taken.' })
    expect(responses).not.toHaveProperty('200')
    expect(responses).not.toHaveProperty('204')
  })
})

test('security headers allow only scripts of the shop, and neither plug-ins, frames nor another base address', async () => {
  const { headers } = await shop.visitor().send('GET', '/api/language')
  const directives = String(headers['content-security-policy']).split(';')
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect(directives).toContain(`${name} 'none'`)
  }
  expect(directives).toContain("script-src 'self'")
})
