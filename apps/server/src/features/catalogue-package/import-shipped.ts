import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PackageReport } from '@normwerk/contract/catalogue-package'
import { attributes } from '@normwerk/parts/attributes'
import { families } from '@normwerk/parts/families/families'
import { type Database, queriesOf } from '../../database/client.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { findLastShipped, hasOwnImport, insertImport, lacksMaterials } from './repository/imports.ts'
import { runImport } from './run-import.ts'

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
    record: async (client, done) => {
      await insertImport(queriesOf(client), {
        ...{ id: ids.next(), source: 'shipped', state: 'done', name: 'catalogue', version, report: done },
        createdAt: clock.now(),
      })
    },
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

/** The package that is part of the shop. */
export const shippedFolder = fileURLToPath(new URL('../../../../../catalogue', import.meta.url))

/** Must be raised when the same tables give other articles or products. */
const rulesVersion = 2

/** Returns a version that changes with the shipped tables, and with the families and rules that complete them. */
export async function readShippedVersion(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([rulesVersion, families, attributes]))
  const names = (await readdir(shippedFolder)).filter((name) => name.endsWith('.csv')).sort()
  for (const name of names) hash.update(name).update(await readFile(join(shippedFolder, name)))
  return hash.digest('base64url')
}

export async function isShippedFolder(path: string): Promise<boolean> {
  return (await realpath(path)) === (await realpath(shippedFolder))
}
