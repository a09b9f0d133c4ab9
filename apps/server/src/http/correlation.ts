import type { FastifyInstance } from 'fastify'

export const correlationHeader = 'x-correlation-id'
const acceptable = /^[\w.:-]{1,64}$/

/** Returns the caller's correlation id if it is harmless in a log, else a new one. */
export function chooseCorrelationId(given: string | string[] | undefined, makeId: () => string): string {
  return typeof given === 'string' && acceptable.test(given) ? given : makeId()
}

/** Returns the correlation id in each answer, so that a user's report leads to its line in the log. */
export function echoCorrelationId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(correlationHeader, request.id)
  })
}
