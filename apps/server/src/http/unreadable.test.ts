import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { waitFor } from '../testing/wait-for.ts'

let shop: TestApp
let address: string

beforeAll(async () => {
  shop = await startApp()
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.stop())

/** Sends bytes unchanged and reads until the server closes the connection. */
async function sendRaw(head: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(head)
  return text(socket)
}

describe('an address', () => {
  it.each(['/api/product/%zz', '/api/product/%E0%A4%A', '/%zz'])(
    'that cannot be decoded is rejected like any other input: %s',
    async (path) => {
      const answer = await fetch(`${address}${path}`, {
        headers: { cookie: 'language=en', 'x-correlation-id': 'mine' },
      })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect(answer.headers.get('x-correlation-id')).toBe('mine')
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await answer.json()).toMatchObject({
        code: 'validationFailed',
        message: expect.stringContaining('Please'),
        errorId: 'mine',
      })
    },
  )

  it('with a too long id finds nothing', async () => {
    const answer = await fetch(`${address}/api/product/${'a'.repeat(500)}`)
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'entryNotFound' })])
  })

  it('with a search text of 100 kB reaches its call', async () => {
    const answer = await fetch(`${address}/api/product/auto-complete?searchString=${'%C3%A4'.repeat(50_000)}`)
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'queryTooLong' })])
  })
})

describe('an invalid request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers of 17 kB together', `GET / HTTP/1.1\r\nHost: x\r\n${`X: ${'a'.repeat(1000)}\r\n`.repeat(17)}\r\n`, 431],
    ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['a head of half a megabyte', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(500_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('is rejected in the form of the shop: %s', async (_, head, status) => {
    const answer = await sendRaw(head)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none';")
    const problem = JSON.parse(answer.split('\r\n\r\n').at(-1) ?? '')
    expect(problem).toMatchObject({
      status,
      code: 'validationFailed',
      errorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(problem.message).toContain('Bitte')
  })

  it('that ends in the middle of its body is no failure of the shop', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    await once(socket, 'connect')
    const arrived = new Promise<ServerResponse>((resolve) => {
      shop.app.server.once('request', (_request, response) => resolve(response))
    })
    socket.write(
      'POST /api/product/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"q',
    )
    const response = await arrived
    socket.destroy()
    await waitFor(() => expect(response.statusCode).toBe(400))
  })

  it('does not keep a connection open for ever', () => {
    expect(shop.app.server.requestTimeout).toBe(60_000)
    expect(shop.app.server.headersTimeout).toBeLessThanOrEqual(60_000)
  })
})
