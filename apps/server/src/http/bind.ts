import {
  changes,
  type Endpoint,
  type Endpoints,
  type Input,
  type Minimal,
  type Output,
  type Params,
  readRoute,
  takesKey,
} from '@normwerk/contract/endpoint'
import { grants, type Permission } from '@normwerk/contract/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Queries } from '../database/client.ts'
import { type Admitted, NotAdmitted } from '../infrastructure/admission.ts'
import { type AnswersById, rereadingFor } from './answers/answers-by-id.ts'
import { FileAnswer } from './answers/file-answer.ts'
import { isKnown } from './answers/tag-answer.ts'
import {
  AppError,
  type CallContext,
  type Caller,
  type Customer,
  callerMay,
  type Dependencies,
  isCustomer,
  isForEveryUser,
} from './call.ts'
import { ClientDisconnected, expectWaiting } from './expect-waiting.ts'
import { prepareWithIdempotency, readClaim, withIdempotency } from './idempotency.ts'
import { readLanguage } from './languages.ts'
import { networkOf } from './network.ts'
import { type FormCheck, parseForm, parseInput, parseParams, type ValidFields } from './parse-input.ts'
import { hasJustChanged, rememberChange } from './recent-change.ts'
import { checkCsrfToken, needsCsrfToken } from './session/cookies.ts'
import { clearSessionCookie, readVisit } from './session/session.ts'
import { openUpload, readUpload, type StreamedUpload, type Upload } from './upload.ts'

type CallerFor<P extends Permission> = (typeof grants)[P] extends 'anonymous'
  ? Caller | null
  : (typeof grants)[P] extends 'session' | 'user' | 'GLOBAL_ADMIN'
    ? Caller
    : Customer

/** The input of a handler, which is validated and parsed. */
export interface Call<E extends Endpoint> extends CallContext<CallerFor<E['permission']>> {
  input: Input<E>
  params: Params<E>
  upload: E extends { streamed: true } ? StreamedUpload : E extends { upload: true } ? Upload : undefined
  /** Of a call with its own transactions: writes with the idempotency key. */
  once: E extends { ownTransactions: true; idempotent: true }
    ? Once<E extends { output: z.ZodMiniType } ? Output<E> : void>
    : undefined
  /** The caller prefers an answer with only what has changed. */
  prefersMinimal: boolean
  request: FastifyRequest
  reply: FastifyReply
}

/** Prepares with no transaction open, then writes in one. A call repeated with its key does neither. */
export type Once<Answer> = <Prepared>(
  prepare: () => Promise<Prepared>,
  write: (db: Queries, prepared: Prepared) => Promise<Answer>,
) => Promise<Answer>

type Answer<E extends Endpoint> = E extends { file: true }
  ? Promise<FileAnswer>
  : E extends { output: z.ZodMiniType }
    ? Promise<Output<E> | Minimal<E>>
    : Promise<void>
type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E>
type Handlers<M extends Endpoints> = { [Name in keyof M]: Handler<M[Name]> }
type FormChecks<M extends Endpoints> = {
  [Name in keyof M]?: FormCheck<Input<M[Name]>, CallerFor<M[Name]['permission']>>
}
const minimal = 'return=minimal'
/** A form may have only its file. */
const noFields = z.strictObject({})

/** Serves endpoints of a feature; `bindTo` makes it. */
export type Bind = ReturnType<typeof bindTo>

/**
 * Returns the function by which features serve their endpoints. An endpoint without a handler, or with another answer,
 * does not compile; `formChecks` are for forms whose errors partly need the database.
 */
export function bindTo(app: FastifyInstance, dependencies: Dependencies) {
  return <const M extends Endpoints>(
    endpoints: M,
    handlers: Handlers<M>,
    answersById: readonly AnswersById[] = [],
    formChecks: FormChecks<M> = {},
  ): void => {
    for (const name in endpoints) {
      bindOne(app, dependencies, endpoints[name], handlers[name], answersById, formChecks[name])
    }
  }
}

function bindOne<E extends Endpoint>(
  app: FastifyInstance,
  dependencies: Dependencies,
  endpoint: E,
  handler: Handler<E>,
  answersById: readonly AnswersById[],
  formCheck: FormCheck<Input<E>, CallerFor<E['permission']>> | undefined,
): void {
  const { method, path } = readRoute(endpoint.route)
  const needsToken = needsCsrfToken(endpoint)
  const inTransaction = changes(endpoint) && endpoint.ownTransactions !== true
  const writesOnce = endpoint.ownTransactions === true && endpoint.idempotent === true

  const admissions = new WeakMap<FastifyRequest, Admitted & { caller: Caller | null }>()

  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read, so that nobody fills the memory with calls that are rejected or wait.
    onRequest: async (request, reply) => {
      rejectWithoutDatabase(dependencies)
      const visit = await readVisit(request, dependencies)
      const { caller, ended } = visit
      if (!isAllowed(caller, endpoint.permission)) {
        if (caller !== null) throw new AppError('forbidden')
        // Only here: a page whose first call after the end of its session is public must still learn to reload itself.
        if (ended) clearSessionCookie(dependencies, request, reply.header('www-authenticate', 'SessionReload'))
        throw new AppError('notSignedIn')
      }
      if (needsToken) checkCsrfToken(dependencies, request, reply)
      const admitted = await admit(dependencies, endpoint, caller, request)
      admissions.set(request, { ...admitted, caller })
      // The body of a client that has disconnected never ends, and its call would keep its share.
      expectWaiting(request)
    },
    // Not when the client disconnects later, because its call goes on.
    onSend: (request, _reply, payload, done) => {
      admissions.get(request)?.leave()
      done(null, payload)
    },
    handler: async (request, reply) => {
      const admitted = admissions.get(request)
      if (admitted === undefined) throw new Error('a call was not admitted')
      const { caller, run } = admitted
      return run(() => {
        rejectWithoutDatabase(dependencies)
        return handle(request, reply, caller)
      })
    },
  })

  function mayLag(request: FastifyRequest): boolean {
    return endpoint.mayLag === true && !hasJustChanged(request, dependencies.settings)
  }

  async function handle(request: FastifyRequest, reply: FastifyReply, caller: Caller | null): Promise<FastifyReply> {
    const upload = endpoint.upload === true && endpoint.streamed !== true ? await readUpload(request) : undefined
    if (upload !== undefined && endpoint.input === undefined) parseInput(noFields, upload.fields)
    const sent = upload?.fields ?? readSent(method, request)
    const prefersMinimal = endpoint.minimal !== undefined && asksForMinimal(request)
    const claim = takesKey(endpoint) ? readClaim(request, caller, upload) : undefined
    const once: Once<unknown> | undefined = writesOnce
      ? (prepare, write) => prepareWithIdempotency(dependencies, claim, prepare, write)
      : undefined
    const checkForm = async (form: Record<string, unknown>) =>
      formCheck === undefined
        ? {}
        : formCheck(form as ValidFields<Input<E>>, {
            db: dependencies.database,
            caller: caller as CallerFor<E['permission']>,
          })
    // The schemas are data here and their types erased; `parseForm` and `parseParams` have just validated the values.
    const call = {
      input: endpoint.input && (await parseForm(endpoint.input, sent ?? {}, checkForm)),
      params: parseParams(request.params),
      caller,
      language: readLanguage(request),
      shipDateAfter: dependencies.settings.shipCalendar(dependencies.clock.now()),
      upload: endpoint.streamed === true ? await openUpload(request) : upload,
      once,
      prefersMinimal,
      request,
      reply,
    } as Omit<Call<E>, 'db'>
    const runOn = (db: Queries) => handler({ ...call, db } as Call<E>)
    const rereading = caller === null ? undefined : rereadingFor(answersById, endpoint.output, { ...call, caller })
    const result = inTransaction
      ? await withIdempotency(dependencies, claim, runOn, prefersMinimal ? undefined : rereading)
      : await (mayLag(request) ? dependencies.readLagging(runOn) : runOn(dependencies.database))
    if (changes(endpoint) && caller !== null) rememberChange(request, reply, dependencies.settings)
    // The stored `null` of a repeated call and the lack of an answer are the same value in the database.
    const answer = result === undefined && endpoint.output !== undefined ? null : result
    if (prefersMinimal) reply.header('preference-applied', minimal)
    return send(reply.status(endpoint.status ?? (answer === undefined ? 204 : 200)), answer)
  }
}

/** A database that does not answer would keep each call waiting, one after the other. */
function rejectWithoutDatabase({ heartbeat }: Pick<Dependencies, 'heartbeat'>): void {
  if (!heartbeat.answers()) throw new AppError('temporarilyUnavailable', { cause: heartbeat.failure() })
}

/** Visitors without a session are told apart by their network address. */
async function admit(
  { admission }: Pick<Dependencies, 'admission'>,
  endpoint: Endpoint,
  caller: Caller | null,
  request: FastifyRequest,
): Promise<Admitted> {
  const person = caller?.userId ?? networkOf(request.ip)
  try {
    return await admission.enter(endpoint, { person, company: caller?.companyId ?? person }, request)
  } catch (error) {
    throw error instanceof NotAdmitted ? error : new ClientDisconnected()
  }
}

/** Whether the caller sends `Prefer: return=minimal`, maybe among other preferences. */
function asksForMinimal({ headers: { prefer = [] } }: FastifyRequest): boolean {
  return [prefer].flat().some((line) => line.split(/[,;]/).some((preference) => preference.trim() === minimal))
}

/** The input of a DELETE may be in its address and in its body. */
function readSent(method: string, { query, body }: FastifyRequest): unknown {
  if (method === 'GET' || (method === 'PUT' && body === undefined)) return query
  if (method !== 'DELETE') return body
  if (body === undefined || body === null) return query
  if (typeof query !== 'object' || typeof body !== 'object' || Array.isArray(body)) return body
  return { ...query, ...body }
}

/** @throws AppError if the caller must first set up their second factor */
function isAllowed(caller: Caller | null, permission: Permission): boolean {
  if (caller?.lacksSecondFactor && !isForEveryUser(permission)) throw new AppError('secondFactorSetUpRequired')
  const needsNoCompany = isForEveryUser(permission) || grants[permission] === 'GLOBAL_ADMIN'
  const fits = needsNoCompany || (caller !== null && isCustomer(caller))
  return fits && callerMay(caller, permission)
}

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer === undefined) return reply.send()
  if (answer instanceof FileAnswer) return answer.send(reply)
  if (isKnown(reply)) return reply.status(304).send()
  return reply.send(answer)
}
