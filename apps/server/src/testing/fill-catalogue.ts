import type { Database } from '../database/client.ts'
import { importShipped } from '../features/catalogue-package/run-import.ts'
import { systemClock } from '../infrastructure/clock.ts'
import { createIds } from '../infrastructure/ids.ts'

/** Imports the shipped catalogue, as a demo shop does at its start. */
export async function fillCatalogue(databaseUrl: string, database: Database): Promise<void> {
  await importShipped({ databaseUrl, database, clock: systemClock, ids: createIds(systemClock) })
}
