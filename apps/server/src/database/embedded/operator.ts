import { chmod, mkdir, stat } from 'node:fs/promises'
import { StartError } from '../../settings.ts'
import { run } from './run.ts'

/**
 * The user that runs PostgreSQL if root runs the shop, because PostgreSQL does not run as root; `null`: the shop's own user.
 */
export interface Operator {
  uid: number
  gid: number
}

const account = 'postgres'

/** Returns the owner of existing data, else the user `postgres`, who is created if missing. */
export async function findOperator(folder: string): Promise<Operator | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(folder).catch(() => null)
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const existing = await lookUp()
  if (existing !== null) return existing
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', account], null)
  const created = await lookUp()
  if (created === null) {
    throw new StartError(
      `PostgreSQL does not run as root and the user ${account} could not be created; start the shop as another user.`,
    )
  }
  return created
}

async function lookUp(): Promise<Operator | null> {
  const [uid, gid] = await Promise.all([run('id', ['-u', account], null), run('id', ['-g', account], null)])
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : null
}

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
