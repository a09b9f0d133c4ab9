import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

const page = 'https://shop.example.com'
let shop: TestApp
beforeAll(async () => {
  shop = await startApp({ environment: { ALLOWED_ORIGINS: page } })
})
afterAll(() => shop.stop())

const ask = (origin: string, method: string) =>
  shop.app.inject({
    method: 'OPTIONS',
    url: '/api/cart',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,idempotency-key,x-correlation-id,x-xsrf-token',
    },
  })

describe('a page on an allowed host', () => {
  it.each(['POST', 'PUT', 'DELETE'])('may send %s with its cookies and headers', async (method) => {
    const { headers } = await ask(page, method)
    expect(headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining(method),
      'access-control-allow-headers': expect.stringContaining('x-xsrf-token'),
    })
  })

  it('reads the CSRF token and the reason of a rejection, and shows the drawings', async () => {
    const { headers } = await shop.visitor().send('GET', '/api/user/me', undefined, { origin: page })
    expect(headers['x-xsrf-token']).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    for (const name of ['x-xsrf-token', 'x-correlation-id', 'retry-after', 'www-authenticate']) {
      expect(headers['access-control-expose-headers']).toContain(name)
    }
    expect(headers['cross-origin-resource-policy']).toBe('same-site')
  })
})

it('a page on any other host gets no permission', async () => {
  const { headers } = await ask('https://evil.example', 'PUT')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
