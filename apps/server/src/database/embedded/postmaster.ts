import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A server that accepts connections on 127.0.0.1, and on a Unix socket in its data folder if it has one. */
export interface Postmaster {
  port: number
  hasSocket: boolean
}

/** Finds the server that runs on a cluster. Returns `notReady` while it starts or stops, and `undefined` if none runs. */
export async function findPostmaster(folder: string): Promise<Postmaster | 'notReady' | undefined> {
  const file = join(folder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return undefined
  const [pid, , , port, socketFolder, , , status] = text.split('\n')
  switch (await whoIs(Number(pid), folder)) {
    case 'postmaster':
      return status?.trim() === 'ready' ? { port: Number(port), hasSocket: socketFolder !== '' } : 'notReady'
    case 'otherProcess':
      // PostgreSQL removes the file of a dead process, but not if another process got its number, or if nothing fetched
      // its exit code, as in a container without an init process.
      await rm(file, { force: true })
      return undefined
    case 'nobody':
      return undefined
  }
}

async function whoIs(pid: number, folder: string): Promise<'postmaster' | 'otherProcess' | 'nobody'> {
  if (!isAlive(pid)) return 'nobody'
  if (process.platform !== 'linux') return 'postmaster'
  // PostgreSQL's working folder is its data folder, even after that was moved.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) => error)
  if (workingFolder === folder) return 'postmaster'
  const isHidden = workingFolder instanceof Error && workingFolder.code !== 'ENOENT'
  return isHidden ? 'nobody' : 'otherProcess'
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
