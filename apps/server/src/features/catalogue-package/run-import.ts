import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PackageReport } from '@normwerk/contract/catalogue-package'
import { attributes } from '@normwerk/parts/attributes'
import { families } from '@normwerk/parts/families/families'
import { type Database, queriesOf, transact, tryLock, waitForLock } from '../../database/client.ts'
import type { Client } from '../../database/pool.ts'
import { AppError } from '../../http/call.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { recordEvent } from '../audit/record-event.ts'
import { countChanges } from './describe-package.ts'
import { type CataloguePackage, openPackage } from './files/open-package.ts'
import { PackageError } from './files/package-error.ts'
import type { TableName } from './files/tables.ts'
import { importPackage, type PackageImport } from './import-package.ts'
import { openClient } from './repository/connection.ts'
import { findLastShipped, hasOwnImport, insertImport, lacksMaterials } from './repository/imports.ts'

export interface ImportRun extends PackageImport {
  /** A folder, a zip archive, a table or a workbook. */
  path: string
  /** Reports the changes without storing them. */
  dryRun: boolean
  /** Leaves out the other tables of the package. */
  only?: readonly TableName[]
  /** Waits for a running import instead of rejecting this one. */
  waits?: true
  /** Called once no other import is running. */
  isNeeded?: (client: Client) => Promise<boolean>
  /** Whether the report is the accepted one; otherwise nothing is stored. */
  accepts?: (report: PackageReport) => boolean
  /** Records the import within its transaction. */
  record: (client: Client, report: PackageReport) => Promise<void>
}

/**
 * Imports a package in one transaction: a killed process leaves nothing behind.
 * @throws AppError importRunning while another import of the same database runs
 */
export async function runImport(databaseUrl: string, run: ImportRun): Promise<PackageReport> {
  const content = await openPackage(run.path).catch((error: unknown) => {
    if (error instanceof PackageError) return error
    throw error
  })
  if (content instanceof PackageError) return rejectWhole(content, run)
  await using whole = content
  const { only } = run
  const opened =
    only === undefined ? whole : { ...whole, tables: whole.tables.filter(({ name }) => only.includes(name)) }
  const client = await openClient(databaseUrl)
  try {
    if (run.waits) await waitForLock(client, 'catalogueImport')
    else if (!(await tryLock(client, 'catalogueImport'))) throw new AppError('importRunning')
    if (run.isNeeded !== undefined && !(await run.isNeeded(client))) return { tables: [], changes: [], refused: [] }
    return await importInTransaction(client, opened, run)
  } finally {
    // Closing the connection rolls back an open transaction and releases the lock.
    await client.end()
  }
}

function importInTransaction(client: Client, content: CataloguePackage, run: ImportRun): Promise<PackageReport> {
  return transact(client, async () => {
    const report = await importPackage(client, content, run)
    const isKept = !run.dryRun && report.refused.length === 0 && (run.accepts?.(report) ?? true)
    if (isKept) await run.record(client, report)
    return { result: report, isKept }
  })
}

function rejectWhole({ place, reason }: PackageError, { language }: ImportRun): PackageReport {
  const { file, row = null, column = null } = place
  return { tables: [], changes: [], refused: [{ file, row, column, reason: reason(language) }] }
}

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

async function isShippedFolder(path: string): Promise<boolean> {
  return (await realpath(path)) === (await realpath(shippedFolder))
}

/** Imports a package for an operator. The shipped package is recorded as such. */
export async function importByCommand(
  databaseUrl: string,
  dependencies: { clock: Clock; ids: Ids },
  path: string,
  { dryRun, onProgress }: Pick<PackageImport, 'onProgress'> & { dryRun: boolean },
): Promise<PackageReport> {
  const isShipped = await isShippedFolder(path)
  const version = isShipped ? await readShippedVersion() : null
  return runImport(databaseUrl, {
    ...{ ...dependencies, path, dryRun, onProgress, language: 'en' },
    async record(client, report) {
      const db = queriesOf(client)
      const id = dependencies.ids.next()
      const source = isShipped ? 'shipped' : 'command'
      await insertImport(db, { id, source, state: 'done', name: basename(path), version, report })
      const changes = countChanges(report)
      if (isShipped || Object.keys(changes).length === 0) return
      await recordEvent(dependencies, db, {
        ...{ action: 'catalogue.imported', userId: null, companyId: null },
        ...{ changes, correlationId: id },
      })
    },
  })
}
