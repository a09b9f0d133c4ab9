import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOperator } from '../database/embedded/operator.ts'
import { canEnter } from '../database/embedded/outside-home.ts'

export interface TestFolder extends AsyncDisposable {
  path: string
}

/** Creates a folder that PostgreSQL can use as well, even if its user cannot enter root's temporary folder. */
export async function makeTestFolder(): Promise<TestFolder> {
  const operator = await findOperator('/')
  for (const base of [tmpdir(), '/var/tmp']) {
    const path = await mkdtemp(join(base, 'normwerk-test-'))
    const remove = () => rm(path, { recursive: true, force: true })
    await chmod(path, 0o755)
    if (await canEnter(operator, path)) return { path, [Symbol.asyncDispose]: remove }
    await remove()
  }
  throw new Error('no temporary folder is open to the user who runs PostgreSQL')
}
