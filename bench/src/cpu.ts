import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'

/** Linux counts CPU time in these. */
const ticksPerSecond = 100

/** Returns the process id of the server that a pool is connected to, which must run on this machine. */
export async function findDatabaseProcess(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return (await readStat(rows[0]?.pid ?? 0)).parent
}

/** Returns the CPU milliseconds that processes and their children have used so far; Linux only. */
export async function readCpuMs(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(pids.map(readTreeTicks))
  return (sum(used) / ticksPerSecond) * 1000
}

async function readTreeTicks(pid: number): Promise<number> {
  const { own, endedChildren } = await readStat(pid)
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  // A child that ends in between is counted with its parent the next time.
  const running = await Promise.all(children.map((child) => readStat(Number(child)).catch(() => ({ own: 0 }))))
  return own + endedChildren + sum(running.map((child) => child.own))
}

async function readStat(pid: number): Promise<{ parent: number; own: number; endedChildren: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The second field, the name in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { parent: field(4), own: field(14) + field(15), endedChildren: field(16) + field(17) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
