import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportReport } from '@normwerk/contract/import'
import { useDatabase } from './database/client.ts'
import { openPool } from './database/pool.ts'
import { importCompanies } from './features/company/import/import-companies.ts'
import type { SentFile } from './features/company/import/tables.ts'
import { AppError } from './http/call.ts'
import { systemClock } from './infrastructure/clock.ts'
import { createIds } from './infrastructure/ids.ts'
import { reportError } from './infrastructure/report.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readSettings, type Settings, StartError } from './settings.ts'
import { visitDatabase } from './visit-database.ts'

const usage = 'Name one folder or file: npm run import-companies -- <folder|table.csv|workbook.xlsx> [--dry-run]'
const maxReported = 50

try {
  const { path, dryRun } = readOptions()
  report(await importPath(readSettings(process.env), path, dryRun), dryRun)
} catch (error) {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Nothing was imported: ${reason}\n`)
  process.exitCode = 1
}

function readOptions(): { path: string; dryRun: boolean } {
  const { positionals, values } = parse()
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new StartError(usage)
  // npm runs scripts in the root, so a relative path is resolved from where the command was called.
  return { path: resolve(process.env.INIT_CWD ?? '', path), dryRun: values['dry-run'] === true }
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  } catch {
    throw new StartError(usage)
  }
}

async function importPath(settings: Settings, path: string, dryRun: boolean): Promise<ImportReport> {
  const files = await readFiles(path)
  await using opened = new AsyncDisposableStack()
  const connections = await visitDatabase(settings, opened)
  await prepareDatabase(connections)
  const pool = openPool(connections.databaseUrl, reportError)
  opened.defer(() => pool.end())
  const ids = createIds(systemClock)
  const dependencies = { database: useDatabase(pool), clock: systemClock, ids }
  const importing = { userId: null, language: 'en', dryRun, correlationId: ids.next() } as const
  return await importCompanies(dependencies, files, importing).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(error.write('en')) : error
  })
}

/** Reads one file, or the tables of a folder. */
async function readFiles(path: string): Promise<SentFile[]> {
  const found = await stat(path).catch(() => {
    throw new StartError(`${path} cannot be read.`)
  })
  const names = found.isDirectory() ? await readdir(path) : []
  const tables = names.filter((name) => /\.(csv|xlsx)$/i.test(name)).toSorted()
  const paths = found.isDirectory() ? tables.map((name) => join(path, name)) : [path]
  if (paths.length === 0) throw new StartError(`${path} has no .csv or .xlsx file.`)
  return Promise.all(paths.map(async (file) => ({ fileName: basename(file), content: await readFile(file) })))
}

function report({ rows, added, unchanged, refused }: ImportReport, dryRun: boolean): void {
  const rejections = refused.map(({ row, text, reason }) => `${text}, row ${row}: ${reason}`)
  const rest = rejections.length > maxReported ? [`and ${rejections.length - maxReported} more`] : []
  if (rejections.length > 0) {
    throw new StartError(['the tables are rejected.', ...rejections.slice(0, maxReported), ...rest].join('\n'))
  }
  process.stdout.write(`${rows} rows, ${added} new, ${unchanged} already there\n`)
  process.stdout.write(dryRun ? 'Nothing was imported: a dry run.\n' : 'Imported.\n')
}
