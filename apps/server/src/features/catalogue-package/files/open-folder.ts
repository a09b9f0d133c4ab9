import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { because, PackageError } from './package-error.ts'
import type { PackageSource } from './tables.ts'

/** Opens the files of a folder and its subfolders. A link is rejected, because it may lead anywhere. */
export async function openFolder(folder: string): Promise<PackageSource> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: { path: string; size: number }[] = []
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')
    if (entry.isSymbolicLink()) throw new PackageError({ file: path }, because('import.linkInPackage'))
    if (entry.isFile()) files.push({ path, size: await sizeOf(join(folder, path)) })
  }
  return sourceOf(folder, files)
}

/** Opens a package of a single file. */
export async function openFile(path: string): Promise<PackageSource> {
  return sourceOf(dirname(path), [{ path: basename(path), size: await sizeOf(path) }])
}

async function sizeOf(path: string): Promise<number> {
  await using file = await open(path)
  return (await file.stat()).size
}

function sourceOf(folder: string, files: PackageSource['files']): PackageSource {
  return {
    // A file comes before those whose names it begins: `categories.csv` before `categories-general.csv`.
    files: files.toSorted((a, b) => (nameOf(a.path) < nameOf(b.path) ? -1 : 1)),
    open: async (path) => createReadStream(join(folder, path)),
    [Symbol.asyncDispose]: async () => undefined,
  }
}

function nameOf(path: string): string {
  return path.replace(/\.\w+$/, '')
}
