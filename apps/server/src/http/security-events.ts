import { createHmac } from 'node:crypto'
import type { ErrorCode, errorStatus } from '@normwerk/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Keys } from '../infrastructure/keys.ts'
import type { AppError, Dependencies } from './call.ts'
import { networkOf } from './network.ts'
import { rejectionOf } from './problem.ts'
import { visitOf } from './session/session.ts'

const securityEvents = [
  'rightRejected',
  'foreignId',
  'csrfTokenRejected',
  'sessionRejected',
  'signInFailed',
  'proofFailed',
  'linkRejected',
  'limitExceeded',
] as const
type SecurityEvent = (typeof securityEvents)[number]

type Guarded = {
  [Code in ErrorCode]: (typeof errorStatus)[Code] extends 401 | 403 | 404 | 429 ? Code : never
}[ErrorCode]

type Unguarded = Exclude<ErrorCode, Guarded>

/** A new code of these statuses does not compile without its event; null is none. */
const eventsByCode: Readonly<Record<Guarded, SecurityEvent | null>> &
  Readonly<Partial<Record<Unguarded, SecurityEvent>>> = {
  // A visitor who has not signed in yet; an ended session is an event by itself.
  notSignedIn: null,
  invalidLoginData: 'signInFailed',
  secondFactorRequired: 'signInFailed',
  RESET_PASSWORD: 'signInFailed',
  COULDNT_CHANGE_PASSWORD: 'proofFailed',
  invalidCode: 'proofFailed',
  passkeyRejected: 'signInFailed',
  INVALID_TOKEN: 'linkRejected',
  forbidden: 'rightRejected',
  hookNotAllowed: 'rightRejected',
  secondFactorSetUpRequired: 'rightRejected',
  invalidCsrfToken: 'csrfTokenRejected',
  entryNotFound: 'foreignId',
  articleWithoutShape: null,
  INVALID_COMPANY: null,
  USER_NOT_FOUND: null,
  tooManyRequests: 'limitExceeded',
}

/** Of rejections without a code, such as those of the framework. */
const eventsByStatus: Readonly<Record<number, SecurityEvent>> = {
  401: 'signInFailed',
  403: 'rightRejected',
  429: 'limitExceeded',
}

/**
 * Writes one line for each rejected right, foreign id, token, session, sign-in and limit, and counts them. It looks at the
 * sent answer, so that no way to reject a request can leave it out.
 */
export function watchSecurityEvents(app: FastifyInstance, dependencies: Dependencies, registry: Registry): void {
  const { securityLog, keys } = dependencies
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Rejected rights, foreign ids, tokens, sessions, sign-ins and limits.',
    labelNames: ['event'],
    registers: [registry],
  })
  for (const event of securityEvents) counter.inc({ event }, 0)
  app.addHook('onResponse', (request, reply, done) => {
    const event = findEvent(request, reply.statusCode)
    if (event !== null) {
      const caller = visitOf(request)?.caller
      counter.inc({ event })
      securityLog({
        event,
        status: reply.statusCode,
        method: request.method,
        route: request.routeOptions.url ?? null,
        userId: caller?.userId ?? null,
        companyId: caller?.companyId ?? null,
        address: hashAddress(keys, request.ip),
        reqId: request.id,
      })
    }
    done()
  })
}

function findEvent(request: FastifyRequest, status: number): SecurityEvent | null {
  const rejection = rejectionOf(request)
  const event = rejection === undefined ? (eventsByStatus[status] ?? null) : eventOf(rejection, request)
  return event ?? (visitOf(request)?.ended === true ? 'sessionRejected' : null)
}

function eventOf(rejection: AppError, request: FastifyRequest): SecurityEvent | null {
  // The first call of a sign-in with two factors is rejected only to ask for the second one.
  if (rejection.code === 'secondFactorRequired' && rejection.details.fields === undefined) return null
  // A signed-in user who adds a passkey.
  if (rejection.code === 'passkeyRejected' && visitOf(request)?.caller != null) return 'proofFailed'
  const event = eventsByCode[rejection.code] ?? null
  return event === 'foreignId' && !isForeignId(request) ? null : event
}

const idName = /"(ids?|\w+Ids?)":/

/** The id of another company and one that does not exist get the same answer, so both count. */
function isForeignId(request: FastifyRequest): boolean {
  const { params, query, body } = request
  return visitOf(request)?.caller != null && idName.test(JSON.stringify([params, query, body]))
}

/** The address is personal data. Its hash has a key, as anybody could hash all addresses. */
function hashAddress(keys: Keys, address: string): string {
  const [key] = keys.of('addresses')
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22)
}
