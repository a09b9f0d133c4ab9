import { chmod, mkdir, stat } from 'node:fs/promises'
import { StartError } from '../../settings.ts'
import type { Operator } from './operator.ts'
import { run } from './run.ts'

const homes = ['/var/lib/normwerk', '/var/tmp/normwerk']

/** Whether the operator can enter a folder and all its parents. */
export async function canEnter(operator: Operator | null, folder: string): Promise<boolean> {
  const { code } = await run('test', ['-x', folder], operator)
  return code === 0
}

/** Returns a folder outside the checkout, which the operator can enter and other users cannot write to. */
export async function findOutsideHome(operator: Operator): Promise<string> {
  for (const home of homes) {
    if ((await isOurs(home)) && (await canEnter(operator, home))) return home
  }
  throw new StartError(`Neither ${homes.join(' nor ')} can be used by the user who runs PostgreSQL; set DATABASE_URL.`)
}

async function isOurs(home: string): Promise<boolean> {
  try {
    if ((await mkdir(home, { recursive: true })) !== undefined) await chmod(home, 0o755)
    const { uid, mode } = await stat(home)
    return uid === process.getuid?.() && (mode & 0o022) === 0
  } catch {
    return false
  }
}
