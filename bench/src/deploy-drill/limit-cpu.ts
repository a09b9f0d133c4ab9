import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const version1 = '/sys/fs/cgroup/cpu'
const version2 = '/sys/fs/cgroup'
const period = 100_000

/** Why processes cannot be limited here; null if they can. */
export function explainUnlimited(): string | null {
  if (process.getuid?.() !== 0) return 'needs root'
  return existsSync(join(version1, 'cpu.cfs_quota_us')) || existsSync(join(version2, 'cgroup.controllers'))
    ? null
    : 'needs control groups'
}

/** Gives a process and all its threads a share of a core, until the returned function is called. */
export async function limitCpu(pid: number, cores: number): Promise<() => Promise<void>> {
  const isFirst = existsSync(join(version1, 'cpu.cfs_quota_us'))
  const parent = isFirst ? version1 : version2
  const group = join(parent, `normwerk-drill-${randomUUID()}`)
  if (!isFirst) await writeFile(join(parent, 'cgroup.subtree_control'), '+cpu')
  await mkdir(group)
  const quota = String(Math.round(cores * period))
  if (isFirst) await writeFile(join(group, 'cpu.cfs_quota_us'), quota)
  else await writeFile(join(group, 'cpu.max'), `${quota} ${period}`)
  await writeFile(join(group, 'cgroup.procs'), String(pid))
  return async () => {
    const members = (await readFile(join(group, 'cgroup.procs'), 'utf8')).split('\n').filter(Boolean)
    for (const member of members) await writeFile(join(parent, 'cgroup.procs'), member)
    await rmdir(group)
  }
}
