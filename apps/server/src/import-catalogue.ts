import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportReport } from '@normwerk/contract/import'
import { openPool, useDatabase } from './database/client.ts'
import { visitCluster } from './database/embedded/visit-cluster.ts'
import { explainUnreachable } from './database/explain-unreachable.ts'
import { migrateDatabase } from './database/migrate.ts'
import { importCatalogue } from './features/catalogue-import/import-catalogue.ts'
import { AppError } from './http/app-error.ts'
import { systemClock } from './outside/clock.ts'
import { createIds } from './outside/ids.ts'
import { reportError } from './outside/report.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

const usage = 'Name one file: npm run import-catalogue -- prices.csv [--dry-run]'
const mostTold = 20

try {
  const { file, dryRun } = readOptions()
  // npm runs scripts in the root, wherever they are called.
  const content = await readFile(resolve(process.env.INIT_CWD ?? '', file)).catch(() => {
    throw new StartError(`${file} cannot be read.`)
  })
  const report = await importFile(readSettings(process.env), content, dryRun)
  tell(report, dryRun)
} catch (error) {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Nothing was imported: ${reason}\n`)
  process.exitCode = 1
}

function readOptions(): { file: string; dryRun: boolean } {
  const { positionals, values } = parse()
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new StartError(usage)
  return { file, dryRun: values['dry-run'] === true }
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  } catch {
    throw new StartError(usage)
  }
}

async function importFile(settings: Settings, content: Buffer, dryRun: boolean): Promise<ImportReport> {
  await using opened = new AsyncDisposableStack()
  const databaseUrl = settings.databaseUrl ?? (await openEmbedded(settings, opened))
  await migrateDatabase(databaseUrl).catch(explainUnreachable)
  const pool = openPool(databaseUrl, reportError)
  opened.defer(() => pool.end())
  const ids = createIds(systemClock)
  const tools = { database: useDatabase(pool), clock: systemClock, ids }
  const importing = { userId: null, language: 'en', dryRun, correlationId: ids.next() } as const
  return await importCatalogue(tools, content, importing).catch((error) => {
    if (error instanceof AppError) throw new StartError(error.write('en'))
    throw error
  })
}

async function openEmbedded(settings: Settings, opened: AsyncDisposableStack): Promise<string> {
  const cluster = await visitCluster({ dataDir: settings.dataDir, chosen: settings.dataDirChosen })
  opened.defer(() => cluster.stop())
  return cluster.databaseUrl
}

function tell({ rows, changed, unchanged, refused }: ImportReport, dryRun: boolean): void {
  if (refused.length > 0) {
    const told = refused.slice(0, mostTold).map(({ row, text, reason }) => `row ${row}: ${text}: ${reason}`)
    const rest = refused.length > mostTold ? [`and ${refused.length - mostTold} more`] : []
    throw new StartError([`${refused.length} of ${rows} rows are wrong.`, ...told, ...rest].join('\n'))
  }
  const done = dryRun ? 'would change' : 'changed'
  process.stdout.write(`${rows} rows read, ${changed} articles ${done}, ${unchanged} as they were.\n`)
}
