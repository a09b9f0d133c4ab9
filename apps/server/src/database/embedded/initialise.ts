import { randomBytes, randomUUID } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../settings.ts'
import { lastLine, run } from './run.ts'
import type { Server } from './server.ts'

export const superuser = 'normwerk'
const passwordFile = 'shop-password'
// Without a locale in the environment the encoding would be SQL_ASCII.
const flags = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--auth=scram-sha-256',
  `--username=${superuser}`,
  '--no-instructions',
]
/** Tests connect thousands of times, and each iteration for the password takes time of a core. */
const volatileFlags = ['--no-sync', '--set=scram_iterations=1']

/**
 * Creates the database cluster if there is none. It is created completely or not at all, and never overwrites other
 * data.
 */
export async function initialiseOnce(server: Server): Promise<void> {
  const { folder, binaries } = server
  const files = await list(folder)
  if (files.length === 0) return initialise(server)
  if (files.includes('PG_VERSION') !== files.includes(passwordFile)) {
    const missing = files.includes('PG_VERSION') ? passwordFile : 'PG_VERSION'
    throw new StartError(`The database in ${folder} is damaged: ${missing} is missing. Restore it from a backup.`)
  }
  if (!files.includes('PG_VERSION')) {
    throw new StartError(`The folder ${folder} holds something else than the shop's database; it stays untouched.`)
  }
  const version = (await readPart(folder, 'PG_VERSION')).trim()
  if (version !== binaries.majorVersion) {
    throw new StartError(
      `The database in ${folder} is of PostgreSQL ${version}, the shop brings ${binaries.majorVersion}; it stays untouched.`,
    )
  }
}

export async function readPassword(folder: string): Promise<string> {
  return readPart(folder, passwordFile)
}

export function wrongPassword(folder: string): StartError {
  const file = join(folder, passwordFile)
  return new StartError(`The password in ${file} is not that of the database. Restore this file from a backup.`)
}

async function readPart(folder: string, name: string): Promise<string> {
  const file = join(folder, name)
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${error.code}). Give it back to the user who runs the shop.`)
  })
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new StartError(`The database in ${folder} belongs to another user.`)
  }
}

async function initialise({ folder, binaries, operator, isVolatile }: Server): Promise<void> {
  const tempDir = `${folder}.${randomUUID()}`
  const fresh = join(tempDir, 'cluster')
  const password = join(tempDir, passwordFile)
  try {
    await mkdir(tempDir, { mode: 0o700 })
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (operator !== null) await Promise.all([tempDir, password].map((path) => chown(path, operator.uid, operator.gid)))
    const { code, output } = await run(
      binaries.initdb,
      [...flags, ...(isVolatile ? volatileFlags : []), `--pgdata=${fresh}`, `--pwfile=${password}`],
      operator,
    )
    if (code !== 0) throw new StartError(`The database could not be created in ${folder}: ${lastLine(output)}.`)
    await rename(password, join(fresh, passwordFile))
    // Fails if another shop process was faster; its cluster is then used.
    await rename(fresh, folder).catch(() => undefined)
  } finally {
    await rm(tempDir, { recursive: true, force: true })
  }
}
