import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { Restarts } from '../database/embedded/keep-running.ts'
import type { Undelivered } from '../database/heartbeat.ts'
import type { Settings } from '../settings.ts'
import { AppError } from './call.ts'
import type { CatalogueStatus } from './session/operators.ts'
import type { PagesStatus } from './web-pages/pages.ts'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts and times requests by route and serves them, with the metrics of the process, for Prometheus. */
export function measureRequests(app: FastifyInstance, registry: Registry, settings: Settings): void {
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

/** Adds how often the embedded database had ended and was started again. */
export function measureRestarts(registry: Registry, restarts: Readonly<Restarts>): void {
  new Counter({
    name: 'database_restarts_total',
    help: 'Tries to start the embedded database again after it had ended.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, number] of Object.entries(restarts)) this.inc({ outcome }, number)
    },
  })
}

/** Adds how old the state is that the replica has reached. */
export function measureReplica(registry: Registry, ageSeconds: () => number): void {
  measure(registry, 'replica_age_seconds', 'Age of the state that the replica has reached.', ageSeconds)
}

/** Adds how long orders, mails, documents and answers of an ERP wait for their job, and how many are no longer tried. */
export function measureUndelivered(registry: Registry, read: () => Undelivered): void {
  const gauge = (name: string, help: string, key: keyof Undelivered) => measure(registry, name, help, () => read()[key])
  gauge('undelivered_order_seconds', 'Age of the oldest order that waits to be delivered.', 'orderSeconds')
  gauge('undelivered_mail_seconds', 'Age of the oldest mail that waits to be sent.', 'mailSeconds')
  gauge('unwritten_document_seconds', 'Age of the oldest document that waits to be written.', 'documentSeconds')
  gauge('unapplied_answer_seconds', 'Age of the oldest answer of an ERP that waits to be applied.', 'answerSeconds')
  gauge('orders_given_up', 'Orders that could not be delivered and are no longer tried.', 'ordersGivenUp')
  gauge('mails_given_up', 'Mails that could not be sent and are no longer tried.', 'mailsGivenUp')
  gauge('documents_given_up', 'Documents that could not be written and are no longer tried.', 'documentsGivenUp')
  gauge('answers_given_up', 'Answers of an ERP that could not be applied and are set aside.', 'answersGivenUp')
}

/** Adds for how long data wait to be purged. */
export function measurePurges(registry: Registry, read: () => Promise<[data: string, seconds: number][]>): void {
  const lags = fromScrapeBefore([], read)
  new Gauge({
    name: 'purge_lag_seconds',
    help: 'For how long the oldest row that is to be purged has been expired, by kind of data.',
    labelNames: ['data'],
    registers: [registry],
    collect() {
      for (const [data, seconds] of lags()) this.set({ data }, seconds)
    },
  })
}

/** Adds how many lines could not be written to the log. */
export function measureLog(registry: Registry, failedWrites: () => number): void {
  count(registry, 'log_write_failures_total', 'Lines that could not be written to the log.', failedWrites)
}

/** Adds what the server spends on rendered pages. */
export function measurePages(registry: Registry, status: () => PagesStatus): void {
  count(registry, 'pages_made_total', 'Pages that were rendered, because they were not kept.', () => status().made)
  measure(registry, 'pages_kept_bytes', 'Size of the kept pages.', () => status().keptBytes)
}

/** Adds when the last verified backup began; 0 if there is none. */
export function measureBackup(registry: Registry, read: () => Promise<Date | null>): void {
  const seconds = fromScrapeBefore(0, async () => ((await read())?.getTime() ?? 0) / 1000)
  measure(registry, 'backup_last_success_timestamp_seconds', 'Moment of the last verified backup.', seconds)
}

/** Returns what the scrape before has asked for, so that the metrics never wait for the database. */
function fromScrapeBefore<Value>(first: Value, read: () => Promise<Value>): () => Value {
  let value = first
  let isReading = false
  const refresh = async () => {
    if (isReading) return
    isReading = true
    try {
      value = await read()
    } finally {
      isReading = false
    }
  }
  return () => {
    refresh().catch(() => undefined)
    return value
  }
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
