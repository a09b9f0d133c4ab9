import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatError } from '../infrastructure/format-error.ts'
import { logOutput } from '../infrastructure/log-output.ts'
import type { Settings } from '../settings.ts'

/**
 * Writes JSON lines to standard error without personal data: no addresses of visitors, and no queries, which contain
 * typed texts.
 */
export function chooseLog({ logLevel }: Settings) {
  return { level: logLevel, stream: logOutput, serializers: { req: describeRequest, err: formatError } }
}

export function describeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, url: url.replace(/\?.*/s, '').slice(0, 200) }
}

export const correlationHeader = 'x-correlation-id'
const acceptable = /^[\w.:-]{1,64}$/

/** Returns the caller's correlation id if it is harmless in a log, else a new one. */
export function chooseCorrelationId(given: string | string[] | undefined, makeId: () => string): string {
  return typeof given === 'string' && acceptable.test(given) ? given : makeId()
}

/** Returns the correlation id in each answer, so that a user's report leads to its line in the log. */
export function echoCorrelationId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(correlationHeader, request.id)
    done()
  })
}
