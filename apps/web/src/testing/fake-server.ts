import {
  type Endpoint,
  type Input,
  type Minimal,
  type Output,
  type Params,
  readRoute,
} from '@normwerk/contract/endpoint'
import { type ErrorCode, errorStatus, type FieldCode } from '@normwerk/contract/errors'
import { partNoteEndpoints } from '@normwerk/contract/part-note'
import type { Problem } from '@normwerk/contract/problem'
import { onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { uploadThrough } from './fake-upload.ts'

/** A rejection in the shape of the contract, instead of an answer. */
export class Rejection {
  readonly code: ErrorCode
  readonly fields: Record<string, { code: FieldCode }[]>

  /** @param fields why fields were rejected, by path */
  constructor(code: ErrorCode, fields: Record<string, FieldCode> = {}) {
    this.code = code
    this.fields = Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, [{ code: field }]]))
  }
}

interface AnyRequest {
  params: Record<string, string>
  input: unknown
}

interface Request<E extends Endpoint> {
  params: Params<E>
  input: Input<E>
}

type Answer<E extends Endpoint> = Output<E> | Minimal<E> | Rejection

interface Route {
  method: string
  path: RegExp
  inputs: unknown[]
  respond: (request: AnyRequest) => Promise<Response>
}

export interface FakeServer {
  /** Answers an endpoint from now on. The handler may return a promise, which the test can settle at any time. */
  answer<E extends Endpoint>(endpoint: E, handler: (request: Request<E>) => Answer<E> | Promise<Answer<E>>): void
  /** Returns the inputs of an endpoint, the oldest first. */
  inputs<E extends Endpoint>(endpoint: E): Input<E>[]
  /** Whether the shop says that it is ready, as it does unless told otherwise. */
  setReady(isReady: boolean): void
}

/**
 * Replaces the network until the test ends. Input and output are validated against the contract. A call that the test
 * does not answer correctly fails the test.
 */
export function startFakeServer(): FakeServer {
  const routes = new Map<string, Route>()
  const mistakes = new Set<string>()
  const real = window.fetch
  let isReady = true

  async function fetchFake(resource: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const address = new URL(String(resource), location.origin)
    if (!address.pathname.startsWith('/api/')) return real(resource, init)
    if (address.pathname === '/api/health/ready') {
      return isReady ? Response.json({ status: 'ready' }) : reject(new Rejection('temporarilyUnavailable'))
    }
    const method = init.method ?? 'GET'
    const fits = (route: Route) => route.method === method && route.path.test(address.pathname)
    const route = [...routes.values()].find(fits)
    if (route === undefined) {
      mistakes.add(`The test does not answer ${method} ${address.pathname}`)
      return reject(new Rejection('somethingWentWrong'))
    }
    const input = readInput(init.body, address)
    route.inputs.push(input)
    return route.respond({ params: route.path.exec(address.pathname)?.groups ?? {}, input }).catch((error: unknown) => {
      mistakes.add(`${method} ${address.pathname}: ${error}`)
      return reject(new Rejection('somethingWentWrong'))
    })
  }

  vi.stubGlobal('fetch', fetchFake)
  vi.stubGlobal('XMLHttpRequest', uploadThrough(fetchFake))
  onTestFinished(async () => {
    // The page is already closed; its last requests must not reach the next test.
    await new Promise((resolve) => setTimeout(resolve))
    vi.unstubAllGlobals()
    if (mistakes.size > 0) throw new Error([...mistakes].join('\n'))
  })

  function answer<E extends Endpoint>(endpoint: E, handler: (request: Request<E>) => Promise<Answer<E>>): void
  function answer(endpoint: Endpoint, handler: (request: AnyRequest) => Promise<unknown>): void {
    const { method, path } = readRoute(endpoint.route)
    const inputs = routes.get(endpoint.route)?.inputs ?? []
    async function respond({ params, input }: AnyRequest): Promise<Response> {
      const parsed = endpoint.input === undefined || endpoint.upload ? input : z.parse(endpoint.input, input)
      const output = await handler({ params, input: parsed })
      if (output instanceof Rejection) return reject(output)
      if (endpoint.output === undefined) return new Response(null, { status: 204 })
      const schema = endpoint.minimal === undefined ? endpoint.output : z.union([endpoint.output, endpoint.minimal])
      return Response.json(z.parse(schema, output), { headers: { 'X-XSRF-TOKEN': 'token' } })
    }
    const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    routes.set(endpoint.route, { method, path: new RegExp(`^${pattern}$`), inputs, respond })
  }

  function inputs<E extends Endpoint>(endpoint: E): Input<E>[]
  function inputs(endpoint: Endpoint): unknown[] {
    return routes.get(endpoint.route)?.inputs ?? []
  }

  const setReady = (next: boolean) => {
    isReady = next
  }
  // Most pages with parts ask for it; a test of notes answers it otherwise.
  answer(partNoteEndpoints.listParts, async () => [])
  return { answer, inputs, setReady }
}

function readInput(body: RequestInit['body'], address: URL): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return Object.fromEntries(body instanceof FormData ? body : address.searchParams)
}

function reject({ code, fields }: Rejection): Response {
  const status = errorStatus[code]
  const problem: Problem = {
    type: 'about:blank',
    title: '',
    status,
    code,
    message: `The server says ${code}.`,
    errorId: '',
    fields,
  }
  return Response.json(problem, { status, headers: { 'X-XSRF-TOKEN': 'token' } })
}
