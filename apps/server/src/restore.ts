import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadBackup } from './database/backup/load-backup.ts'
import { checkFiles, type Manifest, readManifest, secretFile } from './database/backup/manifest.ts'
import { listUnfinishedWork } from './database/backup/unfinished-work.ts'
import type { Queries } from './database/client.ts'
import { startCluster } from './database/embedded/cluster.ts'
import { explainUnreachable } from './database/explain-unreachable.ts'
import { flushFolder } from './database/flush-folder.ts'
import { prepareJobs, startJobs } from './infrastructure/jobs.ts'
import { reportError } from './infrastructure/report.ts'
import { readFolderArgument } from './read-folder-argument.ts'
import { readSettings, type Settings, StartError } from './settings.ts'

try {
  const folder = readFolderArgument('restore')
  const settings = readSettings(process.env)
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  await restore(settings, folder, manifest)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Restored ${rows} rows as of ${manifest.at}.\n`)
  if (manifest.secret === null)
    process.stdout.write('The backup does not hold the secret: set SECRET to that of the shop.\n')
} catch (error) {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Nothing was restored: ${reason}\n`)
  process.exitCode = 1
}

async function restore(settings: Settings, folder: string, manifest: Manifest): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const ownerUrl = settings.migrationDatabaseUrl ?? settings.databaseUrl ?? (await openEmbedded(settings, opened))
  await loadBackup(ownerUrl, folder, manifest, async (db) => {
    await enqueueUnfinished(ownerUrl, db)
    if (manifest.secret !== null && settings.secrets === null) await restoreSecret(folder, settings.dataDir)
  }).catch(explainUnreachable)
}

/** Starts the embedded database. A restore needs an empty database, so no shop uses it yet. */
async function openEmbedded({ dataDir, dataDirChosen }: Settings, opened: AsyncDisposableStack): Promise<string> {
  const cluster = await startCluster({ dataDir, chosen: dataDirChosen })
  opened.defer(() => cluster.stop())
  return cluster.databaseUrl
}

/**
 * Sends again what the backup does not know as sent. Some of it was sent after the backup, but the rest would never be
 * sent.
 */
async function enqueueUnfinished(ownerUrl: string, db: Queries): Promise<void> {
  await prepareJobs(ownerUrl)
  const jobs = await startJobs(ownerUrl, reportError)
  try {
    const { outboxIds, mailIds } = await listUnfinishedWork(db)
    for (const outboxId of outboxIds) await jobs.enqueue(db, 'outbox', { outboxId })
    for (const mailId of mailIds) await jobs.enqueue(db, 'mail', { mailId })
  } finally {
    await jobs.stop()
  }
}

async function restoreSecret(folder: string, dataDir: string): Promise<void> {
  const secret = await readFile(join(folder, secretFile), 'utf8')
  const file = `${dataDir}/secret`
  const present = await readFile(file, 'utf8').catch(() => null)
  if (present === secret) return
  if (present !== null) throw new StartError(`${file} is another secret than that of the backup. Move it away first.`)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, secret, { mode: 0o600, flag: 'wx', flush: true })
  await flushFolder(dataDir)
}
