import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileOf, isDamaged, type Manifest, secretFile } from './manifest.ts'

/** @throws StartError if a file of the backup is missing or not as it was written */
export async function checkFiles(folder: string, { tables, secret }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) await checkFile(folder, fileOf(name), sha256)
  if (secret !== null) await checkFile(folder, secretFile, secret)
}

async function checkFile(folder: string, file: string, expected: string): Promise<void> {
  const actual = await hashFile(join(folder, file)).catch(() => null)
  if (actual !== expected) throw isDamaged(file)
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
