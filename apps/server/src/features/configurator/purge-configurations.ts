import type { Queries } from '../../database/client.ts'
import { deleteUnnamed } from './repository/configurations.ts'

const day = 24 * 60 * 60 * 1000
/** The rest is deleted an hour later. */
const maxAtOnce = 1000

/** Deletes configurations whose positions are gone from every cart and were never ordered. */
export function purgeExpiredConfigurations(db: Queries, now: Date): Promise<void> {
  return deleteUnnamed(db, new Date(now.getTime() - day), maxAtOnce)
}
