import type { Pool } from 'pg'
import type { Database } from './database/client.ts'
import type { Connection } from './database/stay-connected.ts'
import type { Cad } from './outside/cad/cad.ts'
import type { Clock } from './outside/clock.ts'
import type { Ids } from './outside/ids.ts'
import type { Jobs } from './outside/jobs.ts'
import type { Passwords } from './outside/passwords.ts'
import type { Post } from './outside/post.ts'
import type { Secrets } from './outside/secrets.ts'
import type { Settings } from './settings.ts'

/** What the app is assembled from; tests put their own in. */
export interface Tools {
  settings: Settings
  database: Database
  pool: Pool
  /** For processes that connect by themselves. */
  databaseUrl: string
  /** Where packages wait that staff have sent. */
  packageFolder: string
  /** Calls `heard` for each notification on a channel, and when some may have been missed; close it with the app. */
  listen(channel: string, heard: () => void): Promise<Connection>
  clock: Clock
  ids: Ids
  secrets: Secrets
  passwords: Passwords
  jobs: Jobs
  post: Post
  cad: Cad
  /** Where browsers reach the shop, without a slash at the end: what links in mails begin with. */
  address(): string
}
