import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Settings } from '../settings.ts'
import { AppError } from './app-error.ts'
import type { CatalogueStatus } from './operators.ts'
import type { PagesStatus } from './web-pages/pages.ts'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts and times requests by route and serves them, with the metrics of the process, for Prometheus. */
export function measureRequests(app: FastifyInstance, settings: Settings): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, settings)) throw new AppError('entryNotFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function isOperator(request: FastifyRequest, { metricsToken, production }: Settings): boolean {
  if (metricsToken === null) return !production
  const given = request.headers.authorization ?? ''
  return timingSafeEqual(digest(given), digest(`Bearer ${metricsToken}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Adds how far this process is behind the catalogue of the database. */
export function measureCatalogue(registry: Registry, status: () => CatalogueStatus): void {
  const gauge = (name: string, help: string, read: (now: CatalogueStatus) => number) =>
    measure(registry, name, help, () => read(status()))
  gauge('catalogue_version', 'The catalogue that is served.', ({ version }) => version)
  gauge('catalogue_behind_seconds', 'Age of the oldest change that is not served yet.', (now) => now.behindSeconds)
  gauge('catalogue_build_seconds', 'Time that the last build took.', ({ lastBuildSeconds }) => lastBuildSeconds)
  count(
    registry,
    'catalogue_builds_total',
    'Builds of the catalogue, the one at the start included.',
    () => status().builds,
  )
}

/** Adds what the server spends on rendered pages. */
export function measurePages(registry: Registry, status: () => PagesStatus): void {
  count(registry, 'pages_made_total', 'Pages that were rendered, because they were not kept.', () => status().made)
  measure(registry, 'pages_kept_bytes', 'Size of the kept pages.', () => status().keptBytes)
}

function measure(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}

function count(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}
