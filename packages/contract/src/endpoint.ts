import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of the shop as data: server routes, web client, OpenAPI and the access tests are derived from it. */
export interface Endpoint {
  /** Method and path; `{name}` marks a path parameter. */
  route: `${Method} /${string}`
  summary: string
  permission: Permission
  /** The JSON body, or for a GET the query; for a DELETE both together. */
  input?: z.ZodMiniType
  /** The JSON answer; left out where the call answers 204 or a file. */
  output?: z.ZodMiniType
  /** What a call with `Prefer: return=minimal` (RFC 7240) gets instead: only what it has changed. */
  minimal?: z.ZodMiniType
  /** The answer is a file and not JSON. */
  file?: true
  /** The body is a form with one file in the field `file`; `input` are its other fields, as texts. */
  upload?: true
  /** Of an upload of up to 50 MB: the call reads the file as it arrives, and it is never in memory as a whole. */
  streamed?: true
  errors: readonly ErrorCode[]
  /** Set where the answer says only that the call was accepted. */
  status?: 202
  /** A POST that changes nothing, such as a search. Every other call but a GET runs in one transaction. */
  readsOnly?: true
  /**
   * A read that may go to a replica of the database, and then lack what others have changed in the last second. Not for
   * what decides: rights, prices, carts.
   */
  mayLag?: true
  /**
   * The handler opens its transactions itself, because its writes must stay when the call is rejected, or because it
   * computes for long before it writes.
   */
  ownTransactions?: true
  /**
   * Its calls wait in a lane of their own, so that they do not delay others: `cad` for files of the kernel, `heavy` for
   * calls that compute for long. Calls with a file have their own lane, too.
   */
  lane?: 'cad' | 'heavy'
  /**
   * Of a call with its own transactions: accepts `Idempotency-Key`, as every other changing call does. A request that is
   * repeated with its key changes nothing again and gets the first answer.
   */
  idempotent?: true
  /**
   * A visitor without a session may call it as often as they like, and a second call changes nothing. It takes no key,
   * which would be stored.
   */
  repeatable?: true
}

export type Endpoints = Record<string, Endpoint>

/** Returns the endpoint with its literal types. */
export function endpoint<const E extends Endpoint>(e: E): E {
  return e
}

type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never

export type Params<E extends Endpoint> = Record<Named<E['route']>, string>
export type Input<E extends Endpoint> = E extends { input: z.ZodMiniType } ? z.output<E['input']> : undefined
/** What a client sends. It differs from `Input` where the schema converts. */
export type Sent<E extends Endpoint> = E extends { input: z.ZodMiniType } ? z.input<E['input']> : undefined
export type Output<E extends Endpoint> = E extends { output: z.ZodMiniType } ? z.output<E['output']> : undefined
/** What a call that prefers it gets instead of `Output`. */
export type Minimal<E extends Endpoint> = E extends { minimal: z.ZodMiniType } ? z.output<E['minimal']> : never

/** Whether a call changes something. */
export function changes({ route, readsOnly }: Endpoint): boolean {
  return readRoute(route).method !== 'GET' && readsOnly !== true
}

/** Whether a call has one effect, however often it is repeated with its `Idempotency-Key`. */
export function takesKey(endpoint: Endpoint): boolean {
  if (!changes(endpoint) || endpoint.repeatable === true) return false
  return endpoint.ownTransactions !== true || endpoint.idempotent === true
}

/** Splits a route into its method and path. */
export function readRoute(route: Endpoint['route']): { method: Method; path: string } {
  const [method, path] = route.split(' ')
  if (path === undefined) throw new TypeError(`no path in ${route}`)
  switch (method) {
    case 'GET':
    case 'POST':
    case 'PUT':
    case 'DELETE':
      return { method, path }
    default:
      throw new TypeError(`no method in ${route}`)
  }
}
