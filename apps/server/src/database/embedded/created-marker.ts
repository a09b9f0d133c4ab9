import { access, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'

const name = 'database-created'

/** @throws StartError if a database was here and its folder is empty now, as when a volume is not mounted */
export async function rejectLostDatabase(dataDir: string, folder: string): Promise<void> {
  const marker = join(dataDir, name)
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : null))
  if (files === null || files.length > 0) return
  const isMarked = await access(marker).then(
    () => true,
    () => false,
  )
  if (!isMarked) return
  throw new StartError(
    `A database was in ${folder}, which is empty now. Is its volume mounted? If it is lost, delete ${marker} and restore a backup.`,
  )
}

/** Remembers beside the database that there is one. */
export async function markDatabase(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, name), '')
}
