import type { Clock } from '../../infrastructure/clock.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import type { Passwords } from '../../infrastructure/passwords.ts'
import type { Secrets } from '../../infrastructure/secrets.ts'
import type { Settings } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { lockTransaction } from '../advisory-lock.ts'
import type { Database } from '../client.ts'
import { hasDemo, seedDemo } from './seed-demo.ts'
import { seedPages } from './seed-pages.ts'
import { seedSettings } from './seed-settings.ts'
import { seedShowcases } from './seed-showcases.ts'

export interface SeedDependencies {
  database: Database
  settings: Pick<Settings, 'production' | 'demoPassword'>
  clock: Clock
  ids: Ids
  passwords: Passwords
  secrets: Secrets
}

/**
 * Fills what is still empty: settings, and outside production the public texts, the catalogue and the demo. If several
 * servers start together, one does it. Returns the password of the demo users if it created them, else null.
 * @param takeCatalogue imports the catalogue that is part of the shop, before the demo orders
 * @throws StartError in production on a database with demo users.
 */
export async function seedDatabase(
  dependencies: SeedDependencies,
  takeCatalogue: () => Promise<void>,
): Promise<string | null> {
  const { database, settings, clock, ids, passwords, secrets } = dependencies
  const isDemo = await database.transaction(async (transaction) => {
    await lockTransaction(transaction, 'seed')
    await seedSettings(transaction)
    return hasDemo(transaction)
  })
  if (settings.production) {
    if (!isDemo) return null
    throw new StartError('The database holds the demo users, which NODE_ENV=production refuses; use another database.')
  }
  await takeCatalogue()
  return database.transaction(async (transaction) => {
    await lockTransaction(transaction, 'seed')
    await seedPages(transaction, clock.now())
    const password = settings.demoPassword ?? secrets.password()
    const hashPassword = () => passwords.hash(password)
    const isNew = await seedDemo(transaction, { ids, now: clock.now(), hashPassword })
    if (isNew) await seedShowcases(transaction)
    return isNew ? password : null
  })
}
