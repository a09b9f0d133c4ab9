import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import { useDatabase } from '../database/client.ts'
import { startHeartbeat } from '../database/heartbeat.ts'
import { listen } from '../database/listen.ts'
import { openPool, openProbe } from '../database/pool.ts'
import { sessions } from '../database/tables/sessions.ts'
import type { ArticleIndexer } from '../features/catalogue/index/index-aside.ts'
import type { Dependencies } from '../http/call.ts'
import { cookieName } from '../http/session/cookies.ts'
import { hashToken, sessionEnd } from '../http/session/session.ts'
import { createAdmission } from '../infrastructure/admission.ts'
import { createCad } from '../infrastructure/cad/cad.ts'
import { type Clock, systemClock } from '../infrastructure/clock.ts'
import { createIds } from '../infrastructure/ids.ts'
import { startJobs } from '../infrastructure/jobs.ts'
import { deriveKeys, type SharedSecrets } from '../infrastructure/keys.ts'
import { folderMailer } from '../infrastructure/mailer.ts'
import { createPasswords } from '../infrastructure/passwords.ts'
import { createPreviews } from '../infrastructure/pictures/previews.ts'
import { randomSecrets } from '../infrastructure/secrets.ts'
import type { SecurityEvent } from '../infrastructure/security-log.ts'
import { readSettings } from '../settings.ts'
import { reportUndeclaredCodes } from './every-call/report-undeclared-codes.ts'
import { openMailbox, type ReceivedMail } from './network/read-mails.ts'
import { injectInto } from './network/transport.ts'
import { recordRoundTrips } from './record-round-trips.ts'
import { indexInProcess, shareFirstIndex } from './share-first-index.ts'
import type { SmallProduct } from './test-cluster.ts'
import { createDatabase, type TestDatabase } from './test-database.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** The real shop on its own database. */
export interface TestApp {
  app: FastifyInstance
  dependencies: Dependencies
  /** As the owner of the tables. */
  databaseUrl: string
  /** As the running shop. */
  shopUrl: string
  /** A new anonymous visitor, or one with these cookies. */
  visitor(cookies?: Record<string, string>): Visitor
  /** A visitor who has just signed in. */
  signedIn(user: { id: string }): Promise<Visitor>
  /** The SQL that the calls within `work` send, including `begin` and `commit`. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  /** The same, by the round trips in which they are sent. */
  roundTripsOf(work: () => Promise<unknown>): Promise<string[][]>
  /** The security events so far, the oldest first. */
  securityEvents: SecurityEvent[]
  /** The mails that an address has received so far, the oldest first. */
  mailsTo(address: string): Promise<ReceivedMail[]>
  stop(): Promise<void>
}

export const secretOfTests = 'the-secret-of-all-servers-in-tests'
const shopAddress = 'https://shop.example.com'

/** Twice the least that argon2 accepts. Many tests sign in, and each real hash takes some 30 ms of a core. */
const cheapPasswords = createPasswords({ memory: 16, passes: 1, parallelism: 1 })

interface Options {
  clock?: Clock
  /** Settings as the environment gives them. */
  environment?: Record<string, string>
  /** Receives failures of background work, if a test causes them on purpose. */
  report?: (error: Error) => void
  /** An existing database, as of another server; the test that created it drops it. */
  database?: TestDatabase
  /** The database that stands for the replica, and lacks all that changes. */
  replica?: TestDatabase
  /** That of an earlier shop, as after a restart. */
  indexFolder?: string
  /** The only products with articles, as `createDatabase` takes them. */
  products?: readonly SmallProduct[]
  /** For tests of the thread that indexes the articles. */
  indexer?: ArticleIndexer
  /** Of servers that do not have the secret of all others. */
  secrets?: SharedSecrets
}

let shared: Promise<TestApp> | undefined

/**
 * Returns the shop that the test files of a worker share, so that not each of them starts one. For tests that change only
 * companies of their own, and neither articles nor settings; a test that counts all rows of a table starts its own shop.
 * The shop ends with the worker, so no test stops it.
 */
export function shareApp(): Promise<TestApp> {
  shared ??= startApp()
  return shared
}

/** Opens a shop of a test file. Failures in the background and undeclared error codes fail the test run. */
export async function startApp(options: Options = {}): Promise<TestApp> {
  const { clock = systemClock, environment = {}, report } = options
  const { databaseUrl, shopUrl, drop } = options.database ?? (await createDatabase(options.products))
  let isStopping = false
  const fail = (error: Error) => {
    // Some connections are still open after the pool has ended. Dropping the database closes them.
    if (!isStopping) throw error
  }
  const pool = openPool(shopUrl, fail)
  const probe = openProbe(shopUrl, fail)
  const heartbeat = await startHeartbeat(probe, pool)
  const database = useDatabase(pool)
  const replicaPool = options.replica && openPool(options.replica.databaseUrl, fail)
  const lagging = replicaPool === undefined ? database : useDatabase(replicaPool)
  // Removed after the run with everything else in the folder.
  const dataFolder = await mkdtemp(join(inject('folder'), 'shop-'))
  const mailFolder = join(dataFolder, 'mail')
  await mkdir(mailFolder)
  const securityEvents: SecurityEvent[] = []
  const roundTripsOf = recordRoundTrips(pool)
  const dependencies: Dependencies = {
    settings: readSettings({ LOG_LEVEL: 'silent', ...environment }),
    pool,
    readLagging: (read) => read(lagging),
    heartbeat,
    admission: createAdmission(),
    metrics: new Registry(),
    isStopping: () => isStopping,
    databaseUrl: shopUrl,
    packageFolder: join(dataFolder, 'packages'),
    indexFolder: options.indexFolder ?? join(dataFolder, 'catalogue'),
    database,
    listen: (channel, onNotification) => listen(shopUrl, channel, onNotification),
    clock,
    ids: createIds(clock),
    secrets: randomSecrets,
    keys: deriveKeys(options.secrets ?? [secretOfTests]),
    securityLog: (event) => securityEvents.push(event),
    passwords: cheapPasswords,
    jobs: await startJobs(shopUrl, report ?? fail),
    mailer: folderMailer(mailFolder, { name: 'Normwerk', address: 'shop@example.com' }, () => undefined),
    cad: createCad(join(dataFolder, 'cad'), clock, report ?? fail),
    previews: createPreviews(join(dataFolder, 'previews'), clock, report ?? fail),
    address: () => shopAddress,
  }
  const isWholeTemplate = options.database === undefined && options.products === undefined
  const app = await createApp(dependencies, options.indexer ?? (isWholeTemplate ? shareFirstIndex() : indexInProcess))
  reportUndeclaredCodes(app, (error) => queueMicrotask(() => fail(error)))
  await app.ready()
  return {
    app,
    dependencies,
    databaseUrl,
    shopUrl,
    statementsOf: async (work) => (await roundTripsOf(work)).flat(),
    roundTripsOf,
    securityEvents,
    visitor: (cookies) => createVisitor(injectInto(app), cookies),
    async signedIn(user) {
      const token = dependencies.secrets.token()
      const now = clock.now()
      await dependencies.database.insert(sessions).values({
        id: dependencies.ids.next(),
        userId: user.id,
        tokenHash: hashToken(token),
        stays: false,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: sessionEnd({ stays: false, createdAt: now }, now),
      })
      return createVisitor(injectInto(app), { [cookieName('session', dependencies.settings)]: token })
    },
    mailsTo: openMailbox(mailFolder),
    async stop() {
      isStopping = true
      await app.close()
      await dependencies.jobs.stop()
      dependencies.cad.stop()
      await pool.end()
      await replicaPool?.end()
      heartbeat.stop()
      await probe.end()
      if (options.database === undefined) await drop()
    },
  }
}
