import type { Clock } from '../../outside/clock.ts'
import type { Ids } from '../../outside/ids.ts'
import type { Passwords } from '../../outside/passwords.ts'
import type { Secrets } from '../../outside/secrets.ts'
import type { Settings } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { lockTransaction } from '../advisory-lock.ts'
import type { Database } from '../client.ts'
import { type Catalogue, seedCatalogue } from './seed-catalogue.ts'
import { holdsDemo, seedDemo } from './seed-demo.ts'
import { seedPages } from './seed-pages.ts'
import { seedSettings } from './seed-settings.ts'

export interface SeedTools {
  database: Database
  settings: Pick<Settings, 'production' | 'demoPassword'>
  clock: Clock
  ids: Ids
  passwords: Passwords
  secrets: Secrets
}

/**
 * Fills what is still empty: settings, legal pages and catalogue, and outside production the demo. Of servers that start together
 * one does it. Answers with the password of the demo users where it made them, else null.
 * @throws StartError in production on a database with demo users.
 */
export function seedDatabase(tools: SeedTools, build: () => Catalogue): Promise<string | null> {
  const { database, settings, clock, ids, passwords, secrets } = tools
  return database.transaction(async (transaction) => {
    await lockTransaction(transaction, 'seed')
    await seedSettings(transaction)
    await seedPages(transaction, clock.now())
    await seedCatalogue(transaction, ids, build)
    if (settings.production) {
      if (!(await holdsDemo(transaction))) return null
      throw new StartError(
        'The database holds the demo users, which NODE_ENV=production refuses; use another database.',
      )
    }
    const password = settings.demoPassword ?? secrets.password()
    const hashPassword = () => passwords.hash(password)
    return (await seedDemo(transaction, { ids, now: clock.now(), hashPassword })) ? password : null
  })
}
