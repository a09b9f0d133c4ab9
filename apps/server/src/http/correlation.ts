import type { FastifyInstance } from 'fastify'

export const correlationHeader = 'x-correlation-id'
const acceptable = /^[\w.:-]{1,64}$/

/** The caller's correlation id where it is harmless in a log, else a new one. */
export function chooseCorrelationId(given: string | string[] | undefined, makeId: () => string): string {
  return typeof given === 'string' && acceptable.test(given) ? given : makeId()
}

/** Echoes the correlation id, so that a user's report finds its line in the log. */
export function echoCorrelationId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(correlationHeader, request.id)
  })
}
