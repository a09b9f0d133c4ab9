import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Tools } from '../tools.ts'
import { AppError } from './app-error.ts'

export const version = '1.1.1'

/** What the page needs before its first call, and what those who run the shop look at. */
export function operatorRoutes(app: FastifyInstance, tools: Tools): void {
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { baseAddress: '', crossAddress: null, product: tools.settings.productKey, version }
  })
  app.get('/api/health/live', async () => ({ status: 'live' }))
  app.get('/api/health/ready', async () => {
    try {
      await tools.database.execute(sql`select 1`)
    } catch (cause) {
      throw new AppError('temporarilyUnavailable', { cause })
    }
    return { status: 'ready' }
  })
}
