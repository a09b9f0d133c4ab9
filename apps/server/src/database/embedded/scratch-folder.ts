import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../settings.ts'
import { canEnter, findOperator } from './operator.ts'

export interface ScratchFolder extends AsyncDisposable {
  path: string
}

/** Creates a folder that PostgreSQL can use as well, even if its user cannot enter root's temporary folder. */
export async function makeScratchFolder(prefix: string): Promise<ScratchFolder> {
  const operator = await findOperator('/')
  for (const base of [tmpdir(), '/var/tmp']) {
    const path = await mkdtemp(join(base, prefix))
    // A process of PostgreSQL that ends may still write a last file.
    const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    await chmod(path, 0o755)
    if (await canEnter(operator, path)) return { path, [Symbol.asyncDispose]: remove }
    await remove()
  }
  throw new StartError('No temporary folder is open to the user who runs PostgreSQL.')
}
