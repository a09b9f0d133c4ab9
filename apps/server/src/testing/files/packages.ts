import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PackageReport } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import { runImport } from '../../features/catalogue-package/run-import.ts'
import { systemClock } from '../../infrastructure/clock.ts'
import { createIds } from '../../infrastructure/ids.ts'
import type { TestFolder } from '../test-folder.ts'
import { type ArchiveFile, makeArchive } from './make-archive.ts'

/** The files of a package by path. */
export type PackageFiles = Readonly<Record<string, string | Buffer>>

/** Writes a package into its own folder. */
export async function writePackage(folder: TestFolder, files: PackageFiles): Promise<string> {
  const path = join(folder.path, crypto.randomUUID())
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  return path
}

/** Writes a package as a zip archive. */
export async function writeZip(folder: TestFolder, files: readonly ArchiveFile[]): Promise<string> {
  const path = join(folder.path, `${crypto.randomUUID()}.zip`)
  await writeFile(path, makeArchive(files))
  return path
}

export interface ImportOptions {
  dryRun?: boolean
  language?: LanguageCode
}

/** Imports a package into a database. */
export function importPath(
  databaseUrl: string,
  path: string,
  { dryRun = false, language = 'en' }: ImportOptions = {},
): Promise<PackageReport> {
  return runImport(databaseUrl, {
    ...{ path, dryRun, language, clock: systemClock, ids: createIds(systemClock) },
    onProgress: () => undefined,
    record: async () => undefined,
  })
}
