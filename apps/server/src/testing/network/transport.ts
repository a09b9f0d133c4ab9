import type { FastifyInstance } from 'fastify'

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  cookies: Record<string, string>
  headers?: Record<string, string>
  payload?: string | Buffer
}

export interface Response {
  status: number
  headers: Record<string, unknown>
  text: string
  /** The cookies that the answer sets; an empty value deletes one. */
  cookies: { name: string; value: string }[]
}

/** Sends requests of a visitor to the shop. */
export type Transport = (request: Request) => Promise<Response>

/** Sends requests to an app in this process without a network. */
export function injectInto(app: FastifyInstance): Transport {
  return async (request) => {
    const { statusCode, headers, body, cookies } = await app.inject(request)
    return { status: statusCode, headers, text: body, cookies }
  }
}

/** Sends requests to a shop that listens at an address. */
export function fetchFrom(address: string): Transport {
  return async ({ method, url, cookies, headers, payload }) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const answer = await fetch(address + url, {
      method,
      headers: { ...headers, cookie: cookie.join('; ') },
      body: typeof payload === 'object' ? new Uint8Array(payload) : (payload ?? null),
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
      cookies: answer.headers.getSetCookie().map(readCookie),
    }
  }
}

function readCookie(header: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
  return { name, value }
}
