import type { FastifyInstance } from 'fastify'

/** Answers of calls are only for this caller at this moment. Only files state how long they may be cached. */
export function forbidKeeping(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const isCall = (request.routeOptions.url ?? request.url).startsWith('/api/')
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
