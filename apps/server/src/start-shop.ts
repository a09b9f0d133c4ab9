import { type AddressInfo, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { checkProduction } from './check-production.ts'
import { openPool, openProbe, useDatabase } from './database/client.ts'
import { startCluster } from './database/embedded/cluster.ts'
import { explainUnreachable } from './database/explain-unreachable.ts'
import { listen } from './database/listen.ts'
import { migrateDatabase } from './database/migrate.ts'
import { seedDatabase } from './database/seed/seed-database.ts'
import { importShipped, importShippedMaterials } from './features/catalogue-package/import-shipped.ts'
import { createAdmission } from './infrastructure/admission.ts'
import { createCad } from './infrastructure/cad/cad.ts'
import { systemClock } from './infrastructure/clock.ts'
import { createIds } from './infrastructure/ids.ts'
import { startJobs } from './infrastructure/jobs.ts'
import { folderMailer, type Mailer, smtpMailer } from './infrastructure/mailer.ts'
import { argon2Passwords } from './infrastructure/passwords.ts'
import { reportError } from './infrastructure/report.ts'
import { randomSecrets } from './infrastructure/secrets.ts'
import { openKeys } from './open-keys.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

const offer =
  'The catalogue that comes with the shop has changed. Yours stays; npm run import-catalogue -- catalogue takes it.'

export interface Shop {
  address: string
  /** Of the demo users, if this start created them. */
  demoPassword: string | null
  /** Accepts nothing new, finishes running work, then releases everything. */
  stop(): Promise<void>
}

export async function startShop(settings: Settings): Promise<Shop> {
  checkProduction(settings, process.getuid?.())
  await using opened = new AsyncDisposableStack()
  const databaseUrl = settings.databaseUrl ?? (await openEmbedded(settings, opened))
  await migrateDatabase(databaseUrl).catch(explainUnreachable)
  const pool = openPool(databaseUrl, reportError)
  opened.defer(() => pool.end())
  const probe = openProbe(databaseUrl, reportError)
  opened.defer(() => probe.end())
  const dependencies = {
    settings,
    pool,
    probe,
    admission: createAdmission(),
    databaseUrl,
    packageFolder: `${settings.dataDir}/packages`,
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
  const jobs = await startJobs(databaseUrl, reportError)
  opened.defer(() => jobs.stop())
  let bound: string | null = null
  const address = () => linkBase(settings, bound)
  const app = await createApp({ ...dependencies, keys, jobs, mailer, cad, address })
  opened.defer(() => app.close())
  // Before the shop closes, which waits for every request: requests that wait for a shape are answered at once.
  opened.defer(() => cad.stop())
  bound = await open(app, settings)
  const everything = opened.move()
  return { address: bound, demoPassword, stop: () => everything.disposeAsync() }
}

async function openEmbedded(settings: Settings, opened: AsyncDisposableStack): Promise<string> {
  const cluster = await startCluster({ dataDir: settings.dataDir, chosen: settings.dataDirChosen })
  opened.defer(() => cluster.stop())
  return cluster.databaseUrl
}

function openMailer(settings: Settings, opened: AsyncDisposableStack): Mailer {
  const from = { name: 'Normwerk', address: settings.mailFrom ?? 'shop@normwerk.invalid' }
  if (settings.smtpUrl === null) {
    return folderMailer(`${settings.dataDir}/mail`, from, (line) => process.stdout.write(`${line}\n`))
  }
  const mailer = smtpMailer(settings.smtpUrl, from)
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
