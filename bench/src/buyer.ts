import { randomUUID } from 'node:crypto'
import { demoPassword } from './shop.ts'

/** A signed-in buyer who calls the shop as the page does. */
export interface Buyer {
  /** A form is sent as an upload, any other body as JSON. */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>
  download(path: string): Promise<ArrayBuffer>
}

/** Returns the headers of a visitor with a browser, who has these cookies and a CSRF token. */
export async function openVisit(address: string, cookies = '') {
  const first = await fetch(`${address}/api/language`, { headers: { cookie: cookies } })
  return headersOf(readCookie(first, 'XSRF-TOKEN'), cookies)
}

function headersOf(token: string, cookies: string) {
  return { cookie: `XSRF-TOKEN=${token}; ${cookies}`, 'x-xsrf-token': token, 'content-type': 'application/json' }
}

export async function signIn(address: string, username: string): Promise<Buyer> {
  const anonymous = await openVisit(address)
  const signed = await fetch(`${address}/api/user/authenticate`, {
    method: 'POST',
    headers: anonymous,
    body: JSON.stringify({ username, password: demoPassword }),
  })
  const headers = headersOf(readCookie(signed, 'XSRF-TOKEN'), `session=${readCookie(signed, 'session')}`)
  const { 'content-type': _, ...identity } = headers
  return {
    async call(method, path, body) {
      const isUpload = body instanceof FormData
      const answer = await fetch(address + path, {
        method,
        headers: { ...(isUpload ? identity : headers), 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { body: isUpload ? body : JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    },
    async download(path) {
      const answer = await fetch(address + path, { headers: identity })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.arrayBuffer()
    },
  }
}

function readCookie(answer: Response, name: string): string {
  for (const cookie of answer.headers.getSetCookie()) {
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1).split(';')[0] ?? ''
  }
  throw new Error(`no cookie ${name}`)
}
