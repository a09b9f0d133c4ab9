import { stat } from 'node:fs/promises'
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
