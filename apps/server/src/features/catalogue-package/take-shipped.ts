import type { PackageReport } from '@normwerk/contract/catalogue-package'
import { type Database, queriesOf } from '../../database/client.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { findLastShipped, hasOwnImport, insertImport, lacksMaterials } from './repository/imports.ts'
import { runImport } from './run-import.ts'
import { readShippedVersion, shippedFolder } from './shipped-package.ts'

interface Shop {
  databaseUrl: string
  database: Database
  clock: Clock
  ids: Ids
}

/** `current`: nothing new. `offered`: new, but the shop has its own catalogue. */
export type ShippedState = 'current' | 'offered' | 'new'

/** Compares the shipped package with the shop. */
export async function compareShipped(database: Database): Promise<ShippedState> {
  const last = await findLastShipped(database)
  if (last?.version === (await readShippedVersion())) return 'current'
  return (await hasOwnImport(database, last?.createdAt)) ? 'offered' : 'new'
}

/**
 * Imports the shipped package if it is new; of servers that start together one does it.
 * @throws Error if the package is rejected, which a test prevents
 */
export async function importShipped({ databaseUrl, database, clock, ids }: Shop): Promise<ShippedState> {
  const state = await compareShipped(database)
  if (state !== 'new') return state
  const version = await readShippedVersion()
  const report = await runImport(databaseUrl, {
    ...{ path: shippedFolder, dryRun: false, clock, ids, language: 'en', onProgress: () => undefined },
    waits: true,
    isNeeded: async (client) => (await findLastShipped(queriesOf(client)))?.version !== version,
    record: (client, done) =>
      insertImport(queriesOf(client), {
        ...{ id: ids.next(), source: 'shipped', state: 'done', name: 'catalogue', version, report: done },
        createdAt: clock.now(),
      }),
  })
  rejectNothing(report)
  return 'current'
}

const assortmentTables = ['materials', 'material-properties', 'material-names', 'coatings', 'standards'] as const

/** Imports the materials, coatings and standards into a shop of an earlier version, in which they were in code. */
export async function importShippedMaterials({ databaseUrl, database, clock, ids }: Shop): Promise<void> {
  if (!(await lacksMaterials(database))) return
  const report = await runImport(databaseUrl, {
    ...{ path: shippedFolder, dryRun: false, clock, ids, language: 'en', onProgress: () => undefined },
    only: assortmentTables,
    waits: true,
    isNeeded: (client) => lacksMaterials(queriesOf(client)),
    record: () => Promise.resolve(),
  })
  rejectNothing(report)
}

function rejectNothing({ refused: [first] }: PackageReport): void {
  if (first === undefined) return
  throw new Error(`The shipped catalogue is wrong: ${first.file}, row ${first.row}, ${first.column}: ${first.reason}`)
}
