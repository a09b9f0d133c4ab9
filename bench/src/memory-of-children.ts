import { readdir, readFile } from 'node:fs/promises'

/** Returns the memory that the processes started by this one have now, together with those that they started, MB. */
export async function memoryOfChildren(): Promise<number> {
  const processes = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readStatus))
  const known = processes.flatMap((one) => one ?? [])
  const sum = (parent: number): number =>
    known.filter((one) => one.parent === parent).reduce((all, { id, kilobytes }) => all + kilobytes + sum(id), 0)
  return sum(process.pid) / 1000
}

/** @returns null for a process that has ended */
async function readStatus(id: string) {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => null)
  if (status === null) return null
  const figure = (key: string) => Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { id: Number(id), parent: figure('PPid'), kilobytes: figure('VmRSS') }
}
