import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings.ts'
import { baseAddressOf } from '../base-address.ts'
import { AppError, type Dependencies } from '../call.ts'

export const version = '1.1.1'

/** Returns the address of the server and the name of the product, for the page. */
export function describePage(settings: Settings, baseAddress = '') {
  return { baseAddress, crossAddress: null, product: settings.productKey, version }
}

/** How far this process is behind the catalogue of the database. */
export interface CatalogueStatus {
  /** Version of the served catalogue; servers with the same version serve the same catalogue. */
  version: number
  /** Age of the oldest change that is not served yet; 0 if there is none. */
  behindSeconds: number
  lastBuildSeconds: number
  /** Since the start of the process, including the first one. */
  builds: number
  /** Number of times since the start that this process began to serve something else. */
  changes: number
}

/** Serves what the page needs before its first call, and what operators monitor. */
export function operatorRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  catalogue: () => CatalogueStatus,
  /** What operators should mend, although the shop answers. */
  warnings: () => string[],
): void {
  app.get('/config.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    return describePage(dependencies.settings, baseAddressOf(request))
  })
  app.get('/api/health/live', async () => ({ status: 'live' }))
  app.get('/api/health/ready', async () => {
    if (dependencies.isStopping()) throw new AppError('temporarilyUnavailable')
    const cause = dependencies.heartbeat.failure()
    if (cause !== null) throw new AppError('temporarilyUnavailable', { cause })
    const { version, behindSeconds, lastBuildSeconds } = catalogue()
    return {
      status: 'ready',
      catalogue: { version, behindSeconds, lastBuildSeconds },
      undelivered: dependencies.heartbeat.undelivered(),
      warnings: warnings(),
    }
  })
}
