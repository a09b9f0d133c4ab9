import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../settings.ts'
import { flushFolder } from '../flush-folder.ts'
import { checkIndexes } from './check-indexes.ts'
import { tryRestore } from './load-backup.ts'
import { hashFile, type Manifest, secretFile, writeManifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

export interface BackupReport {
  manifest: Manifest
  /** The user of the database may check its indexes. */
  isChecked: boolean
}

/**
 * Writes a backup and restores it for a trial. The folder has its name only afterwards, so every folder of that name
 * is a whole backup.
 * @param secret the file of the shop's secret; null if it is a setting
 * @param opened removes what is unfinished
 */
export async function backUp(
  databaseUrl: string,
  folder: string,
  secret: string | null,
  opened: AsyncDisposableStack,
): Promise<BackupReport> {
  await expectUnused(folder)
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  // Retried, because a signal may come while files are written.
  opened.defer(() => rm(unfinished, { recursive: true, force: true, maxRetries: 3 }))
  const isChecked = await checkIndexes(databaseUrl)
  const written = await writeBackup(databaseUrl, unfinished)
  const manifest = { ...written, secret: secret === null ? null : await copySecret(secret, unfinished) }
  await writeManifest(unfinished, manifest)
  await flushFolder(unfinished)
  await tryRestore(unfinished, opened)
  await rename(unfinished, folder)
  await flushFolder(dirname(folder))
  return { manifest, isChecked }
}

async function expectUnused(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartError(`${folder} cannot be used (${error.code}).`)
  })
  if (files.length > 0) throw new StartError(`${folder} is not empty. Name a new folder for each backup.`)
}

async function copySecret(secret: string, folder: string): Promise<string> {
  const copy = join(folder, secretFile)
  await writeFile(copy, await readFile(secret), { mode: 0o600, flush: true })
  return hashFile(copy)
}
