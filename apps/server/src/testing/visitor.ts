import { type Endpoint, type Output, type Params, readRoute, type Sent } from '@normwerk/contract/endpoint'
import { Problem } from '@normwerk/contract/problem'
import * as z from 'zod/mini'
import { csrfHeader } from '../http/session/cookies.ts'
import type { Request, Transport } from './network/transport.ts'

type Method = Request['method']

export interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
}

type Parts<E extends Endpoint> = {
  params?: Params<E>
  headers?: Record<string, string>
}

/** A visitor with a browser: keeps cookies and sends the CSRF token with changing calls. */
export interface Visitor {
  cookies: Map<string, string>
  /** Calls an endpoint with valid input. The answer must be a success of the contract's shape. */
  call<E extends Endpoint>(endpoint: E, input?: Sent<E>, parts?: Parts<E>): Promise<Output<E>>
  /** Calls an endpoint with any input. The answer must be a problem. */
  rejected(endpoint: Endpoint, input?: unknown, parts?: Parts<Endpoint>): Promise<Problem>
  send(method: Method, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Sends a file with the other fields of a form. The answer may be a success or a problem. */
  upload(
    url: string,
    file: SentFile,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
    method?: Method,
  ): Promise<Answer>
}

interface SentFile {
  name: string
  content: string | Buffer
}

export function createVisitor(reach: Transport, initialCookies: Record<string, string> = {}): Visitor {
  const cookies = new Map(Object.entries(initialCookies))

  const request = async (options: Omit<Request, 'cookies'>): Promise<Answer> => {
    const { cookies: changed, ...answer } = await reach({ ...options, cookies: Object.fromEntries(cookies) })
    for (const { name, value } of changed) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  /** Returns the token, whose cookie has other names on https and in a visit from a purchasing system. */
  const readToken = async (): Promise<string> => {
    const find = () => [...cookies].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1]
    if (find() === undefined) await request({ method: 'GET', url: '/api/language' })
    return find() ?? ''
  }

  const send: Visitor['send'] = async (method, url, body, headers = {}) => {
    const token = method === 'GET' ? undefined : await readToken()
    const sent = {
      ...(token !== undefined && { [csrfHeader]: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    }
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    return request({ method, url, headers: sent, ...(payload !== undefined && { payload }) })
  }

  const sendTo = (endpoint: Endpoint, input: unknown, { params, headers = {} }: Parts<Endpoint>) => {
    const values = new Map<string, string>(Object.entries(params ?? {}))
    const { method, path } = readRoute(endpoint.route)
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
    if (method !== 'GET' && method !== 'DELETE') return send(method, url, input, headers)
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(input ?? {})) query.set(key, String(value))
    return send(method, query.size === 0 ? url : `${url}?${query}`, undefined, headers)
  }

  const upload: Visitor['upload'] = async (url, file, fields = {}, given = {}, method = 'POST') => {
    const boundary = 'form-of-a-test'
    const field = ([name, value]: [string, string]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const payload = Buffer.concat([
      Buffer.from(Object.entries(fields).map(field).join('') + head),
      Buffer.from(file.content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const headers = {
      ...given,
      [csrfHeader]: await readToken(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    }
    return request({ method, url, headers, payload })
  }

  return {
    cookies,
    send,
    upload,
    async call<E extends Endpoint>(endpoint: E, input?: Sent<E>, parts: Parts<E> = {}) {
      const answer = await sendTo(endpoint, input, parts)
      if (answer.status >= 400) throw new Error(`${endpoint.route} answered ${answer.status}: ${answer.text}`)
      // The schema validates the shape; the type of its field no longer knows the endpoint.
      return (endpoint.output && z.parse(endpoint.output, JSON.parse(answer.text))) as Output<E>
    },
    async rejected(endpoint, input, parts = {}) {
      const answer = await sendTo(endpoint, input, parts)
      if (answer.status < 400) throw new Error(`${endpoint.route} answered ${answer.status}: ${answer.text}`)
      return z.parse(Problem, JSON.parse(answer.text))
    },
  }
}
