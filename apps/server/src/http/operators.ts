import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import type { Settings } from '../settings.ts'
import { AppError } from './app-error.ts'

export const version = '1.1.1'

/** Where the page finds its server, and which product it is. */
export function describePage(settings: Settings) {
  return { baseAddress: '', crossAddress: null, product: settings.productKey, version }
}

/** How well this process follows the catalogue of the database. */
export interface CatalogueStatus {
  /** Of what is served; servers of one database that are level have the same. */
  version: number
  /** Age of the oldest change that is not served yet; 0 when level with the database. */
  behindSeconds: number
  lastBuildSeconds: number
  /** Since the start of the process, the first one included. */
  builds: number
}

/** What the page needs before its first call, and what those who run the shop look at. */
export function operatorRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  catalogue: () => CatalogueStatus,
): void {
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return describePage(dependencies.settings)
  })
  app.get('/api/health/live', async () => ({ status: 'live' }))
  app.get('/api/health/ready', async () => {
    try {
      await dependencies.database.execute(sql`select 1`)
    } catch (cause) {
      throw new AppError('temporarilyUnavailable', { cause })
    }
    const { version, behindSeconds, lastBuildSeconds } = catalogue()
    return { status: 'ready', catalogue: { version, behindSeconds, lastBuildSeconds } }
  })
}
