import { isUtf8 } from 'node:buffer'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@normwerk/contract/errors'
import { defaultLanguage } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { correlationHeader } from './log.ts'
import { formatProblem, problemType, sendProblem } from './problem.ts'

/** A search text of 100 kB, percent-encoded, still reaches its call, which reports its error. */
export const maxHeadBytes = 320 * 1024
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
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, errorId: string): void {
  if (!socket.writable) return
  const status = statusByCode.get(error.code ?? '') ?? 400
  const code = 'validationFailed' satisfies ErrorCode
  const message = translate(defaultLanguage, `error.${code}`)
  const body = formatProblem(status, { code, message, errorId })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${problemType}\r\n${correlationHeader}: ${errorId}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Answers an address that cannot be decoded, or has a too long part; the framework rejects it before any hook runs. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.cookies = request.server.parseCookie(request.headers.cookie ?? '')
  reply.headers({ [correlationHeader]: request.id, 'cache-control': 'no-store' })
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  sendProblem(request, reply, new AppError(isTooLong ? 'entryNotFound' : 'validationFailed'))
}
