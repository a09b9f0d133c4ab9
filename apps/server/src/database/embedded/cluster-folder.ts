import { randomUUID } from 'node:crypto'
import { access, chmod, constants, lstat, mkdir, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../settings.ts'
import { canEnter, findOutsideHome, type Operator } from './operator.ts'

export interface DataFolder {
  dataDir: string
  /** The operator named the folder, so the shop must not use another one. */
  chosen: boolean
}

/** The folder of the database. `link`: a link from the data folder, to be created once the database exists. */
export interface ClusterFolder {
  path: string
  link: string | null
}

export async function placeCluster({ dataDir, chosen }: DataFolder, operator: Operator | null): Promise<ClusterFolder> {
  await openFolder(dataDir)
  const usual = join(await realpath(dataDir), 'postgres')
  const existing = await lstat(usual).catch(() => null)
  if (existing?.isSymbolicLink()) return { path: await follow(usual), link: null }
  if (operator === null || (await canEnter(operator, dataDir))) return { path: usual, link: null }
  if (chosen || existing !== null) {
    throw new StartError(
      `The data folder ${dataDir} is not open to the user who runs PostgreSQL (uid ${operator.uid}); choose another DATA_DIR.`,
    )
  }
  return { path: join(await findOutsideHome(operator), randomUUID()), link: usual }
}

async function openFolder(dataDir: string): Promise<void> {
  try {
    if ((await mkdir(dataDir, { recursive: true })) !== undefined) await chmod(dataDir, 0o755)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    throw new StartError(`The data folder ${dataDir} cannot be written (${reason}); choose another DATA_DIR.`)
  }
}

async function follow(link: string): Promise<string> {
  try {
    return await realpath(link)
  } catch {
    throw new StartError(`The database that ${link} leads to is gone; remove the link to begin with an empty one.`)
  }
}

/** Links to a new cluster. If another shop process was faster, its cluster is used. */
export async function linkCluster(folder: ClusterFolder): Promise<string> {
  if (folder.link === null) return folder.path
  await symlink(folder.path, folder.link).catch(() => undefined)
  return realpath(folder.link)
}
