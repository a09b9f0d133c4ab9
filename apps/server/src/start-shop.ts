import { type AddressInfo, isIPv6 } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { createApp } from './app.ts'
import { checkProduction } from './check-production.ts'
import { useDatabase } from './database/client.ts'
import type { Connections } from './database/connections.ts'
import { startCluster } from './database/embedded/cluster.ts'
import { startHeartbeat } from './database/heartbeat.ts'
import { listen } from './database/listen.ts'
import { openPool, openProbe } from './database/pool.ts'
import { openReplica } from './database/replica.ts'
import { createShopRole, ownsTables } from './database/rights.ts'
import { seedDatabase } from './database/seed/seed-database.ts'
import { importShipped, importShippedMaterials } from './features/catalogue-package/run-import.ts'
import { prepareClosing } from './http/close-listener.ts'
import { measureLog, measureReplica, measureRestarts } from './http/metrics.ts'
import { createAdmission } from './infrastructure/admission.ts'
import { createCad } from './infrastructure/cad/cad.ts'
import { systemClock } from './infrastructure/clock.ts'
import { findConfinement, formatConfinement } from './infrastructure/confinement/confine.ts'
import { createIds } from './infrastructure/ids.ts'
import { startJobs } from './infrastructure/jobs.ts'
import { surviveLogFailures } from './infrastructure/log-output.ts'
import { folderMailer, type Mailer, smtpMailer } from './infrastructure/mailer.ts'
import { argon2Passwords } from './infrastructure/passwords.ts'
import { createPreviews } from './infrastructure/pictures/previews.ts'
import { reportError } from './infrastructure/report.ts'
import { randomSecrets } from './infrastructure/secrets.ts'
import { openSecurityLog } from './infrastructure/security-log.ts'
import { within } from './infrastructure/within.ts'
import { openKeys } from './open-keys.ts'
import { prepareDatabase } from './prepare-database.ts'
import { type Settings, StartError } from './settings.ts'

const offer =
  'The catalogue that comes with the shop has changed. Yours stays; npm run import-catalogue -- catalogue takes it.'

const inClear =
  'SMTP_TLS=optional: mails with links to accounts leave unencrypted if the mail server offers no STARTTLS.'

const owner =
  'The user of DATABASE_URL owns the tables, so the shop could change its audit: set MIGRATION_DATABASE_URL to the owner, and DATABASE_URL to another user.'

const second = 1000
/** Each step of a stop has its own time, so that none keeps the later ones from being done. */
const serverTime = 12 * second
const jobsTime = 12 * second
const poolTime = 3 * second
const clusterTime = 20 * second
const tracesTime = 3 * second

export interface Shop {
  address: string
  /** Of the demo users, if this start created them. */
  demoPassword: string | null
  /** Accepts nothing new, finishes running work, then releases everything. */
  stop(): Promise<void>
}

/**
 * @param atOnce ends the embedded database at once, even while the shop still starts; what was committed is kept
 * @throws StartError if the settings or the database cannot be used
 */
export async function startShop(settings: Settings, atOnce = new AsyncDisposableStack()): Promise<Shop> {
  checkProduction(settings, process.getuid?.())
  await using opened = new AsyncDisposableStack()
  if (settings.sendsTraces) await sendTraces(opened)
  const securityLog = openSecurityLog(settings)
  const confinement = findConfinement()
  let isStopping = false
  const metrics = new Registry()
  measureLog(metrics, surviveLogFailures())
  const connections = await openDatabase(settings, { opened, atOnce, metrics })
  const { databaseUrl } = connections
  await prepareDatabase(connections)
  if (await ownsTables(databaseUrl)) process.stderr.write(`${owner}\n`)
  const callsUrl = settings.poolerUrl ?? databaseUrl
  const pool = openPool(callsUrl, reportError)
  opened.defer(() => within('the connections', poolTime, pool.end()))
  const probe = openProbe(callsUrl, reportError)
  opened.defer(() => within('the health check', poolTime, probe.end()))
  const heartbeat = await startHeartbeat(probe, pool)
  opened.defer(() => heartbeat.stop())
  const { readLagging, replicaAge } = openReplica({ ...settings, databaseUrl }, pool, opened, reportError)
  if (replicaAge !== null) measureReplica(metrics, replicaAge)
  const dependencies = {
    settings,
    pool,
    readLagging,
    heartbeat,
    admission: createAdmission(),
    metrics,
    isStopping: () => isStopping,
    databaseUrl,
    packageFolder: `${settings.dataDir}/packages`,
    indexFolder: `${settings.dataDir}/cache/catalogue`,
    database: useDatabase(pool),
    listen: (channel: string, onNotification: () => void) => listen(databaseUrl, channel, onNotification),
    clock: systemClock,
    ids: createIds(systemClock),
    secrets: randomSecrets,
    passwords: argon2Passwords,
  }
  await importShippedMaterials(dependencies)
  const demoPassword = await seedDatabase(dependencies, async () => {
    const state = await importShipped(dependencies)
    if (state === 'offered') process.stderr.write(`${offer}\n`)
  })
  const keys = await openKeys(dependencies.database, settings)
  // Released after the jobs, which may be sending.
  const mailer = openMailer(settings, opened)
  const cad = createCad(`${settings.dataDir}/cache/cad`, systemClock, reportError)
  const previews = createPreviews(`${settings.dataDir}/cache/previews`, systemClock, reportError)
  const jobs = await startJobs(databaseUrl, reportError)
  opened.defer(() => within('the jobs', jobsTime, jobs.stop()))
  let bound: string | null = null
  const address = () => linkBase(settings, bound)
  const app = await createApp({ ...dependencies, securityLog, keys, jobs, mailer, cad, previews, address })
  const close = prepareClosing(app)
  opened.defer(() => within('the server', serverTime, close()))
  // Before the shop closes, which waits for every request: requests that wait for a shape are answered at once.
  opened.defer(() => cad.stop())
  bound = await open(app, settings)
  process.stderr.write(`${formatConfinement(await confinement)}\n`)
  opened.defer(async () => {
    isStopping = true
    await wait(settings.drainSeconds * second)
  })
  const everything = opened.move()
  return { address: bound, demoPassword, stop: () => everything.disposeAsync() }
}

/** The libraries for it are loaded only here. */
async function sendTraces(opened: AsyncDisposableStack): Promise<void> {
  const { startTraces } = await import('./infrastructure/traces.ts')
  const stop = startTraces()
  opened.defer(() => within('the traces', tracesTime, stop()))
}

async function openDatabase(
  { databaseUrl, migrationDatabaseUrl, dataDir, dataDirChosen }: Settings,
  { opened, atOnce, metrics }: { opened: AsyncDisposableStack; atOnce: AsyncDisposableStack; metrics: Registry },
): Promise<Connections> {
  if (databaseUrl !== null) return { databaseUrl, ownerUrl: migrationDatabaseUrl ?? databaseUrl }
  const starting = startCluster({ dataDir, chosen: dataDirChosen, report: reportError })
  atOnce.defer(async () => (await starting).abandon())
  const cluster = await starting
  measureRestarts(metrics, cluster.restarts)
  opened.defer(() => within('the database', clusterTime, cluster.stop()))
  const ownerUrl = cluster.databaseUrl
  return { databaseUrl: await createShopRole(ownerUrl), ownerUrl }
}

function openMailer(settings: Settings, opened: AsyncDisposableStack): Mailer {
  const from = { name: 'Normwerk', address: settings.mailFrom ?? 'shop@normwerk.invalid' }
  if (settings.smtpUrl === null) {
    return folderMailer(`${settings.dataDir}/mail`, from, (line) => process.stdout.write(`${line}\n`))
  }
  if (settings.maySendInClear) process.stderr.write(`${inClear}\n`)
  const mailer = smtpMailer(settings.smtpUrl, from, settings.requiresStartTls)
  opened.defer(() => mailer.close())
  return mailer
}

/** Returns the beginning of links in mails; it is never taken from a request. */
function linkBase({ publicUrl, host, port }: Settings, bound: string | null): string {
  return (publicUrl ?? bound ?? `http://${host}:${port}`).replace(/\/+$/, '')
}

async function open(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} of ${host} is taken; choose another PORT.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} is not open to this user; choose a PORT above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST ${host} is not of this machine.`)
    throw error
  }
  return addressOf(app.server.address(), host)
}

function addressOf(bound: AddressInfo | string | null, host: string): string {
  if (bound === null || typeof bound === 'string') throw new TypeError('not a network address')
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}`
}
