import { type ChildProcess, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { waitFor } from '../wait-for.ts'

/** Lets a kernel have no more memory than it has now, so that it runs out of it with one of its next files. */
export function denyMemory(kernel: ChildProcess): void {
  const pid = findInnermost(kernel)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [size, user, group] = ['VmData', 'Uid', 'Gid'].map((name) => readNumber(status, name))
  if (size === undefined) throw new Error(`${pid} has no memory`)
  // The kernel has a user of its own, to whom the limit belongs.
  const { status: code, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--data=${size * 1024}`], {
    ...(user !== undefined && { uid: user }),
    ...(group !== undefined && { gid: group }),
    encoding: 'utf8',
  })
  if (code !== 0) throw new Error(`the memory of ${pid} was not limited: ${stderr}`)
}

/** Stops a kernel in the middle of its work, until the returned function is called. */
export async function freeze(kernel: ChildProcess): Promise<() => void> {
  // What confines it runs other commands first.
  const pid = await waitFor(() => {
    const innermost = findInnermost(kernel)
    const [command] = readFileSync(`/proc/${innermost}/cmdline`, 'utf8').split('\0')
    if (command !== process.execPath) throw new Error('the kernel has not started')
    return innermost
  })
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}

/** The process of the kernel is the last of those that confine it. */
function findInnermost({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('a kernel did not start')
  let innermost = pid
  for (;;) {
    const [child] = readFileSync(`/proc/${innermost}/task/${innermost}/children`, 'utf8').match(/\d+/) ?? []
    if (child === undefined) return innermost
    innermost = Number(child)
  }
}

function readNumber(status: string, name: string): number | undefined {
  const [, found] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? []
  return found === undefined ? undefined : Number(found)
}
