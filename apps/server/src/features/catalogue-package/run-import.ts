import type { PackageReport } from '@normwerk/contract/catalogue-package'
import { tryLock, waitForLock } from '../../database/advisory-lock.ts'
import { type Client, transact } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { type CataloguePackage, openPackage } from './files/open-package.ts'
import { PackageError } from './files/package-error.ts'
import type { TableName } from './files/tables.ts'
import { importPackage, type PackageImport } from './import-package.ts'
import { openClient } from './repository/connection.ts'

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
