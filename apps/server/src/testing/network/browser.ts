import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request as sendTo } from 'node:https'
import { text } from 'node:stream/consumers'
import { CookieJar } from 'tough-cookie'
import { csrfHeader } from '../../http/session/cookies.ts'
import { certificate } from './proxies.ts'

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: unknown
}

/** What a browser does over https: keeps cookies by their rules, and lets the page send the token of the cookie. */
export interface Browser {
  jar: CookieJar
  get(path: string): Promise<Answer>
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer>
}

/**
 * Opens a browser at an address of the shop.
 * @param headers of every request, as a proxy in front of the browser adds them, or an attacker
 */
export function openBrowser(address: string, headers: Record<string, string> = {}): Browser {
  const jar = new CookieJar(undefined, { prefixSecurity: 'strict' })

  async function request(method: string, path: string, body?: unknown): Promise<Answer> {
    const { hostname, host, port, origin } = new URL(address)
    const url = address + path
    const token = (await jar.getCookies(url)).find(({ key }) => key === '__Host-XSRF-TOKEN')
    const ofPage = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const call = sendTo({
      ...{ method, path, port, host: '127.0.0.1', servername: hostname, ca: certificate, agent: false },
      headers: {
        ...{ host, cookie: await jar.getCookieString(url) },
        ...(body !== undefined && { ...ofPage, [csrfHeader]: token?.value ?? '' }),
        ...headers,
      },
    })
    call.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer]: IncomingMessage[] = await once(call, 'response')
    if (answer === undefined) throw new Error(`no answer to ${method} ${path}`)
    // Like a browser, the jar ignores a cookie that breaks the rules.
    for (const cookie of answer.headers['set-cookie'] ?? []) await jar.setCookie(cookie, url, { ignoreError: true })
    const answered = await text(answer)
    const isJson = answer.headers['content-type']?.includes('json') === true
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: isJson ? JSON.parse(answered) : answered }
  }

  return { jar, get: (path) => request('GET', path), send: request }
}
