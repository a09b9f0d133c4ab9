import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { PackageReport } from '@normwerk/contract/catalogue-package'
import { importByCommand } from './features/catalogue-package/run-import.ts'
import { AppError } from './http/call.ts'
import { systemClock } from './infrastructure/clock.ts'
import { createIds } from './infrastructure/ids.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readSettings, type Settings, StartError } from './settings.ts'
import { visitDatabase } from './visit-database.ts'

const usage = 'Name one file: npm run import-catalogue -- <folder|package.zip|table.csv|workbook.xlsx> [--dry-run]'
const maxReported = 20

try {
  const { file, dryRun } = readOptions()
  // npm runs scripts in the root, so a relative path is resolved from where the command was called.
  const path = resolve(process.env.INIT_CWD ?? '', file)
  await stat(path).catch(() => {
    throw new StartError(`${file} cannot be read.`)
  })
  report(await importPath(readSettings(process.env), path, dryRun), dryRun)
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

async function importPath(settings: Settings, path: string, dryRun: boolean): Promise<PackageReport> {
  const dependencies = { clock: systemClock, ids: createIds(systemClock) }
  return withDatabase(settings, (databaseUrl) =>
    importByCommand(databaseUrl, dependencies, path, {
      dryRun,
      onProgress: ({ step, table, rows }) =>
        process.stderr.write(`${step}${table === null ? '' : ` ${table}`}, ${rows} rows read\n`),
    }),
  )
}

async function withDatabase<Result>(
  settings: Settings,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  await using opened = new AsyncDisposableStack()
  const connections = await visitDatabase(settings, opened)
  await prepareDatabase(connections)
  return await work(connections.databaseUrl).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(error.write('en')) : error
  })
}

function report({ tables, changes, refused }: PackageReport, dryRun: boolean): void {
  const counted = tables.map(
    ({ table, rows, added, changed, discontinued, unchanged, refused: wrong }) =>
      `${table}: ${rows} rows, ${added} new, ${changed} changed, ${discontinued} discontinued, ${unchanged} as they were, ${wrong} rejected`,
  )
  const said = changes.map(({ table, text, before, after }) => `${table} ${text}: ${before} -> ${after}`)
  process.stdout.write([...counted, ...shorten(said), ''].join('\n'))
  if (refused.length > 0) {
    const reported = refused.map(({ file, row, column, reason }) =>
      [file, ...(row === null ? [] : [`row ${row}`]), ...(column === null ? [] : [column]), reason].join(': '),
    )
    throw new StartError(['the package is rejected.', ...shorten(reported)].join('\n'))
  }
  process.stdout.write(dryRun ? 'Nothing was imported: a dry run.\n' : 'Imported.\n')
}

function shorten(lines: readonly string[]): string[] {
  const rest = lines.length > maxReported ? [`and ${lines.length - maxReported} more`] : []
  return [...lines.slice(0, maxReported), ...rest]
}
