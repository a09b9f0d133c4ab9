import { readdir, readFile } from 'node:fs/promises'
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
  return sum(await Promise.all(pids.map(readTreeMs)))
}

async function readTreeMs(pid: number): Promise<number> {
  const { endedChildren } = await readStat(pid)
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  // A child that ends in between is counted with its parent the next time.
  const running = await Promise.all([pid, ...children.map(Number)].map((each) => readOwnMs(each).catch(() => 0)))
  return sum(running) + endedChildren
}

/** Adds up the threads of a process. The kernel counts their time in nanoseconds, but that of processes in ticks. */
async function readOwnMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const texts = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')))
  return sum(texts.map((text) => Number(text.split(' ')[0]))) / 1e6
}

/** The id of the parent, and the milliseconds of the children that have ended. */
async function readStat(pid: number): Promise<{ parent: number; endedChildren: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The second field, the name in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { parent: field(4), endedChildren: ((field(16) + field(17)) / ticksPerSecond) * 1000 }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
