import { access } from 'node:fs/promises'
import { inspect } from 'node:util'
import { updateBackedUpAt } from './database/backed-up-at.ts'
import { backUp } from './database/backup/back-up.ts'
import { useDatabase } from './database/client.ts'
import { explainUnreachable } from './database/explain-unreachable.ts'
import { isCurrent } from './database/migrate.ts'
import { openPool } from './database/pool.ts'
import { endOnSignals } from './end-on-signals.ts'
import { reportError } from './infrastructure/report.ts'
import { readFolderArgument } from './read-folder-argument.ts'
import { readSettings, type Settings, StartError } from './settings.ts'
import { visitDatabase } from './visit-database.ts'

try {
  const folder = readFolderArgument('backup')
  const settings = readSettings(process.env)
  await using opened = new AsyncDisposableStack()
  endOnSignals(opened)
  await expectDatabase(settings)
  const { databaseUrl } = await visitDatabase(settings, opened)
  const { manifest, isChecked } = await backUp(databaseUrl, folder, await findSecret(settings), opened).catch(
    explainUnreachable,
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    [
      `Backed up ${rows} rows as of ${manifest.at} to ${folder}, and restored them for a trial.`,
      isChecked
        ? 'All tables and indexes of the running database are sound.'
        : 'The user of DATABASE_URL may not check its indexes.',
      manifest.secret === null
        ? 'It does not hold the secret: keep the setting SECRET elsewhere.'
        : 'It holds the secret and the data of people: keep it where only operators can read it.',
      '',
    ].join('\n'),
  )
  // The database of an earlier version, before an update, cannot keep the moment.
  if (isCurrent(manifest.migrations)) await storeMoment(databaseUrl, manifest.at)
} catch (error) {
  process.stderr.write(`Nothing was backed up: ${formatFailure(error)}\n`)
  process.exitCode = 1
}

/** A shop would create the database. */
async function expectDatabase({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl !== null) return
  await access(`${dataDir}/postgres`).catch(() => {
    throw new StartError(`${dataDir} holds no database.`)
  })
}

async function findSecret({ secrets, dataDir }: Settings): Promise<string | null> {
  if (secrets !== null) return null
  const file = `${dataDir}/secret`
  return access(file).then(
    () => file,
    () => null,
  )
}

async function storeMoment(databaseUrl: string, at: string): Promise<void> {
  const pool = openPool(databaseUrl, reportError)
  try {
    await updateBackedUpAt(useDatabase(pool), new Date(at))
  } catch (error) {
    // The backup is whole; only the metrics do not show it.
    process.stderr.write(`The moment of the backup could not be stored: ${formatFailure(error)}\n`)
    process.exitCode = 1
  } finally {
    await pool.end()
  }
}

function formatFailure(error: unknown): string {
  return error instanceof StartError ? error.message : inspect(error)
}
