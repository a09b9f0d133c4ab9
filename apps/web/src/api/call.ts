import {
  changes,
  type Endpoint,
  type Minimal,
  type Output,
  type Params,
  readRoute,
  type Sent,
  takesKey,
} from '@normwerk/contract/endpoint'
import type { ErrorCode } from '@normwerk/contract/errors'
import type { Problem } from '@normwerk/contract/problem'
import type * as z from 'zod/mini'
import { CallError } from './call-error.ts'
import { type CarryInside, insideCarrier } from './call-inside.ts'
import { addressOf, type Config, readConfig, sameServer } from './config.ts'
import { reportBusy } from './connection.ts'
import { rememberCsrfToken, sendWithCsrfToken } from './csrf.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { sendWithKey } from './idempotency-keys.ts'
import { randomId } from './random-id.ts'
import { reloadOnce } from './reload-once.ts'

type NeedsParams<E extends Endpoint> = keyof Params<E> extends never ? object : { params: Params<E> }
type NeedsInput<E extends Endpoint> = E extends { input: z.ZodMiniType }
  ? object extends Sent<E>
    ? { input?: Sent<E> }
    : { input: Sent<E> }
  : object
type NeedsFile<E extends Endpoint> = E extends { upload: true } ? { file: File } : object

type CallOptions<E extends Endpoint> = NeedsParams<E> & NeedsInput<E> & NeedsFile<E> & { signal?: AbortSignal }
export type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

interface AnyOptions {
  params?: Record<string, string>
  input?: unknown
  file?: File
  signal?: AbortSignal
}

/**
 * Calls an endpoint of the contract.
 * @returns the answer in the contract's shape; the server validates it against the same schema, so it is not parsed
 * again
 * @throws CallError when the server rejects the call or cannot be reached
 * @example await call(cartEndpoints.read, { params: { id } })
 */
export function call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<Output<E>>
export function call(endpoint: Endpoint, options?: AnyOptions): Promise<unknown> {
  return send(endpoint, options)
}

/**
 * Calls an endpoint that can answer with only what it has changed.
 * @returns this change, or the whole answer if the server does not follow the preference
 * @throws like `call`
 */
export function callForChange<E extends Endpoint & { minimal: z.ZodMiniType }>(
  endpoint: E,
  ...options: CallArguments<E>
): Promise<Output<E> | Minimal<E>>
export function callForChange(endpoint: Endpoint, options?: AnyOptions): Promise<unknown> {
  return send(endpoint, options, { Prefer: 'return=minimal' })
}

let heldUntil: Promise<void> = Promise.resolve()

/** Holds back every answer, a failure too, until `until` resolves. The requests themselves are sent at once. */
export function holdAnswers(until: Promise<void>): void {
  heldUntil = until
}

async function send(
  endpoint: Endpoint,
  options: AnyOptions = {},
  preference: Record<string, string> = {},
): Promise<unknown> {
  const carry = insideCarrier()
  if (carry !== undefined) return callWithin(carry, endpoint, options)
  const config = await readConfig()
  const { method } = readRoute(endpoint.route)
  const correlationId = randomId()
  const headers = new Headers({ ...preference, Accept: 'application/json', 'X-Correlation-Id': correlationId })
  const request: RequestInit = { method, headers, credentials: 'include', signal: options.signal ?? null }
  if (method !== 'GET') {
    if (options.file !== undefined) request.body = formOf(options.file, options.input)
    else if (options.input !== undefined && !goesInAddress(method)) {
      headers.set('Content-Type', 'application/json')
      const body = JSON.stringify(options.input)
      request.body = body
      // With `keepalive` a small change that is sent while the page closes still arrives. Browsers reject more than 64
      // kB.
      request.keepalive = body.length < 10_000
    }
  }
  const address = addressFor(config, endpoint, options)
  const hasKey = takesKey(endpoint)
  const isRepeatable = hasKey || !changes(endpoint) || endpoint.repeatable === true
  const attempt = async () => {
    const response = await fetchWithRetry(address, request, correlationId, isRepeatable).finally(() => heldUntil)
    rememberCsrfToken(response)
    return response
  }
  const sendWithToken = () => (method === 'GET' ? attempt() : sendWithCsrfToken(config, headers, attempt))
  const response = hasKey
    ? await sendWithKey(`${method} ${address} ${formatBody(options)}`, headers, sendWithToken)
    : await sendWithToken()
  if (!response.ok) throw await readFailure(response, correlationId)
  return endpoint.output === undefined ? undefined : response.json()
}

/** Returns the error of an answer that is none. Reloads the page if the session has ended. */
export async function readFailure(response: Response, correlationId: string): Promise<CallError> {
  if (response.status === 401 && response.headers.get('WWW-Authenticate')?.includes('SessionReload') === true) {
    reloadOnce('session')
  }
  const body: unknown = await response.json().catch(() => null)
  const error = describeError(response.status, body, correlationId)
  if (error.code === 'temporarilyUnavailable') void reportBusy()
  return error
}

async function callWithin(carry: CarryInside, endpoint: Endpoint, options: AnyOptions): Promise<unknown> {
  const { method } = readRoute(endpoint.route)
  const path = addressFor(sameServer, endpoint, options)
  const { status, body } = await carry(method, path, method === 'GET' ? undefined : JSON.stringify(options.input ?? {}))
  const answer: unknown = body === '' ? undefined : JSON.parse(body)
  if (status >= 400) throw describeError(status, answer, '')
  return answer
}

/** Whether the server reads the input from the address instead of the body. */
function goesInAddress(method: string): boolean {
  return method === 'GET' || method === 'DELETE'
}

function formatBody({ input, file }: AnyOptions): string {
  return JSON.stringify([input, file?.name, file?.size, file?.lastModified])
}

function formOf(file: File, input: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input ?? {})) form.set(name, String(value))
  form.set('file', file)
  return form
}

function addressFor(config: Config, endpoint: Endpoint, { params = {}, input }: AnyOptions): string {
  const { method, path } = readRoute(endpoint.route)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  if (!goesInAddress(method) || typeof input !== 'object' || input === null) return addressOf(config, filled)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return addressOf(config, query.size === 0 ? filled : `${filled}?${query}`)
}

function describeError(status: number, body: unknown, correlationId: string): CallError {
  if (!isProblem(body)) return new CallError({ code: 'badAnswer', message: '', status, errorId: correlationId })
  const { code, message, errorId, fields = {}, suggestions = [] } = body
  return new CallError({ code, message, status, errorId, fields, suggestions })
}

/**
 * Whether the shop has rejected the call itself, and not a proxy in front of it. Its codes are those of the contract; a
 * page that is older than the server treats a later code like any that it does not name.
 */
function isProblem(body: unknown): body is Problem & { code: ErrorCode } {
  return typeof body === 'object' && body !== null && 'code' in body && 'errorId' in body
}
