import type { Clock } from '../../infrastructure/clock.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import type { Passwords } from '../../infrastructure/passwords.ts'
import type { Secrets } from '../../infrastructure/secrets.ts'
import { type Settings, StartError } from '../../settings.ts'
import { type Database, lockTransaction } from '../client.ts'
import { seedPages, seedShowcases, seedSlides } from './seed-content.ts'
import { hasDemo, seedDemo } from './seed-demo.ts'
import { seedSettings } from './seed-settings.ts'

export interface SeedDependencies {
  database: Database
  settings: Pick<Settings, 'production' | 'demoPassword' | 'seedsDemo'>
  clock: Clock
  ids: Ids
  passwords: Passwords
  secrets: Secrets
}

/**
 * Fills what is still empty: the settings, and in a demo shop the catalogue, the people and the public texts. If several
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
  if (settings.production && isDemo) {
    throw new StartError('The database holds the demo users, which NODE_ENV=production rejects; use another database.')
  }
  if (!isDemo && !settings.seedsDemo) return null
  await takeCatalogue()
  return database.transaction(async (transaction) => {
    await lockTransaction(transaction, 'seed')
    const password = settings.demoPassword ?? secrets.password()
    const hashPassword = () => passwords.hash(password)
    const isNew = await seedDemo(transaction, { ids, now: clock.now(), hashPassword })
    if (isNew) {
      await seedShowcases(transaction)
      await seedSlides(transaction, ids)
    }
    // A shop with people of its own must never ask them to accept invented terms.
    if (isDemo || isNew) await seedPages(transaction, clock.now())
    return isNew ? password : null
  })
}
