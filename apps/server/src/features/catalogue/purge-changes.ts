import type { Queries } from '../../database/client.ts'
import { deleteChanges } from './repository/changes.ts'

/** How long a server may be disconnected and still find all changes in the database. */
export const keptChanges = 24 * 60 * 60 * 1000

/** Deletes changes that every server has followed. */
export function purgeExpiredChanges(db: Queries, now: Date): Promise<void> {
  return deleteChanges(db, new Date(now.getTime() - keptChanges))
}
