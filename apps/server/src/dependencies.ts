import type { Registry } from 'prom-client'
import type { Database, Pool } from './database/client.ts'
import type { Heartbeat } from './database/heartbeat.ts'
import type { ReadLagging } from './database/replica.ts'
import type { Connection } from './database/stay-connected.ts'
import type { Admission } from './infrastructure/admission.ts'
import type { Cad } from './infrastructure/cad/cad.ts'
import type { Clock } from './infrastructure/clock.ts'
import type { Ids } from './infrastructure/ids.ts'
import type { Jobs } from './infrastructure/jobs.ts'
import type { Keys } from './infrastructure/keys.ts'
import type { Mailer } from './infrastructure/mailer.ts'
import type { Passwords } from './infrastructure/passwords.ts'
import type { Previews } from './infrastructure/pictures/previews.ts'
import type { Secrets } from './infrastructure/secrets.ts'
import type { SecurityLog } from './infrastructure/security-log.ts'
import type { Settings } from './settings.ts'

/** What the app is assembled from; tests provide their own. */
export interface Dependencies {
  settings: Settings
  database: Database
  pool: Pool
  readLagging: ReadLagging
  heartbeat: Heartbeat
  admission: Admission
  metrics: Registry
  /** The shop is about to stop, so a load balancer should send nothing more. */
  isStopping(): boolean
  /** For processes that open their own connection. */
  databaseUrl: string
  /** Folder of packages that staff have sent. */
  packageFolder: string
  /** Folder of the index of articles, which a restart finds there. */
  indexFolder: string
  /**
   * Calls `onNotification` for each notification on a channel, and when some may have been missed. Must be closed with
   * the app.
   */
  listen(channel: string, onNotification: () => void): Promise<Connection>
  clock: Clock
  ids: Ids
  secrets: Secrets
  keys: Keys
  securityLog: SecurityLog
  passwords: Passwords
  jobs: Jobs
  mailer: Mailer
  cad: Cad
  previews: Previews
  /** The public address of the shop without a trailing slash; links in mails begin with it. */
  address(): string
}
