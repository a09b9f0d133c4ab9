import { isUtf8 } from 'node:buffer'
import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@normwerk/contract/errors'
import { defaultLanguage } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './call.ts'
import { readLanguage } from './languages.ts'
import { correlationHeader } from './log.ts'
import { formatProblem, problemType, sendProblem } from './problem.ts'

/** A search text of 100 kB, percent-encoded, still reaches its call, which reports its error. */
export const maxHeadBytes = 320 * 1024
/** More than any browser sends. The first line of a request is not counted. */
const maxHeaderBytes = 16 * 1024
/** A slower client would hold a connection that others need. */
export const requestTimeout = 60_000

const statusByCode = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Rejects a body that is not UTF-8, because its invalid bytes would be stored as other characters. */
export function rejectInvalidText(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) parse(request, body.toString(), done)
    else done(new AppError('malformedJson'))
  })
}

/** Answers a request that is no HTTP, too slow, or has a too large head, because it never reaches a route. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  errorId: string,
  headers: OutgoingHttpHeaders,
): void {
  if (!socket.writable) return
  const status = statusByCode.get(error.code ?? '') ?? 400
  const code = 'validationFailed' satisfies ErrorCode
  const message = translate(defaultLanguage, `error.${code}`)
  const body = formatProblem(status, { code, message, errorId })
  const all = { ...headers, 'content-type': problemType, [correlationHeader]: errorId, connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

/** Answers an address that cannot be decoded, or has a too long part; the framework rejects it before any hook runs. */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: OutgoingHttpHeaders,
): void {
  request.cookies = request.server.parseCookie(request.headers.cookie ?? '')
  reply.headers({ ...headers, [correlationHeader]: request.id, 'cache-control': 'no-store' })
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  sendProblem(request, reply, new AppError(isTooLong ? 'entryNotFound' : 'validationFailed'))
}

/** Rejects a request whose headers are too large, which the parser can't, as it counts them together with the address. */
export function rejectLargeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const size = request.raw.rawHeaders.reduce((sum, text) => sum + text.length, 0)
    if (size <= maxHeaderBytes) return done()
    const code = 'validationFailed' satisfies ErrorCode
    const message = translate(readLanguage(request), `error.${code}`)
    reply.status(431).headers({ connection: 'close' }).type(problemType)
    reply.send(formatProblem(431, { code, message, errorId: request.id }))
  })
}
