import { STATUS_CODES } from 'node:http'
import type { Problem } from '@normwerk/contract/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, OutcomeUnknown } from '../database/query-error.ts'
import { NotAdmitted } from '../infrastructure/admission.ts'
import { AppError } from './call.ts'
import { ClientDisconnected } from './expect-waiting.ts'
import { readLanguage } from './languages.ts'

export const problemType = 'application/problem+json'

/** The status that web servers log if the client closed the connection before the answer. */
const clientClosedRequest = 499

/** Answers every failure as `application/problem+json`, in the caller's language and without internal details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ClientDisconnected) return reply.status(clientClosedRequest).send()
    const problem = hasDisconnected(request) ? new AppError('malformedJson') : translateError(error)
    if (problem.status >= 500) request.log.error({ err: error }, problem.code)
    return sendProblem(request, reply, problem)
  })
}

/** The client disconnected while sending the body, so the lost connection is not the database's. */
function hasDisconnected({ raw }: FastifyRequest): boolean {
  return raw.destroyed && raw.complete === false
}

const rejections = new WeakMap<FastifyRequest, AppError>()

/** Returns why a request was rejected, if it was. */
export function rejectionOf(request: FastifyRequest): AppError | undefined {
  return rejections.get(request)
}

/** Returns the rejection that a failure means, for a route that answers it in its own form. */
export function rejectRequest(request: FastifyRequest, error: unknown): AppError {
  const rejection = translateError(error)
  if (rejection.status >= 500) request.log.error({ err: error }, rejection.code)
  rejections.set(request, rejection)
  return rejection
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  rejections.set(request, error)
  const { fields, suggestions, retryAfterSeconds } = error.details
  if (error.status === 429 || error.code === 'temporarilyUnavailable')
    reply.header('retry-after', retryAfterSeconds ?? 2)
  const body = formatProblem(error.status, {
    code: error.code,
    message: error.write(readLanguage(request)),
    errorId: request.id,
    ...(error.params && { params: error.params }),
    ...(fields && { fields }),
    ...(suggestions && { suggestions }),
  })
  return reply.status(error.status).type(problemType).send(body)
}

/** Returns the body of an error answer. */
export function formatProblem(status: number, rest: Omit<Problem, 'type' | 'title' | 'status'>): string {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, ...rest }
  return JSON.stringify(problem)
}

/** Translates an error of the framework, the database or the network into a code of the shop. */
function translateError(error: unknown): AppError {
  // First, because the cause of a feature's own rejection may be a lost database.
  if (error instanceof OutcomeUnknown) return new AppError('outcomeUnknown', { cause: error })
  if (isDatabaseUnavailable(error)) return new AppError('temporarilyUnavailable', { cause: error })
  if (error instanceof AppError) return error
  if (error instanceof NotAdmitted) {
    const code = error.tooMany === 'ofPerson' ? 'tooManyRequests' : 'temporarilyUnavailable'
    return new AppError(code, { cause: error })
  }
  switch (readCode(error)) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('malformedJson')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('fileTooLarge', {}, { rows: 0 })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('NOT_ALLOWED_FILE')
    default:
      return rejectedByFramework(error) ?? new AppError('somethingWentWrong', { cause: error })
  }
}

/** Errors that the framework or a plugin rejects by status alone: a path outside the files, an invalid address. */
function rejectedByFramework(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined
  if (error.statusCode === 403 || error.statusCode === 404) return new AppError('entryNotFound')
  return error.statusCode >= 400 && error.statusCode < 500 ? new AppError('validationFailed') : undefined
}

function readCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
