import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

const rounds = 40_000_000
/** By how much the same work may take longer than on the idle machine. */
const maxDrift = 1.2
let minCpuMs = Number.POSITIVE_INFINITY

interface Taken {
  ms: number
  cpuMs: number
}

if (!isMainThread) parentPort?.postMessage(work())

/**
 * Does a fixed piece of work on every core at the same time. Returns whether the machine is busy with something else: the
 * work takes longer by the clock than the CPU time of its fastest round in this process.
 */
export async function isMachineBusy(): Promise<boolean> {
  const taken = await Promise.all(Array.from({ length: availableParallelism() }, workAside))
  minCpuMs = Math.min(minCpuMs, ...taken.map(({ cpuMs }) => cpuMs))
  return Math.max(...taken.map(({ ms }) => ms)) > maxDrift * minCpuMs
}

async function workAside(): Promise<Taken> {
  const thread = new Worker(new URL(import.meta.url))
  const [taken] = await once(thread, 'message')
  await thread.terminate()
  return taken
}

function work(): Taken {
  const [start, before] = [performance.now(), process.threadCpuUsage()]
  let state = 1
  for (let round = 0; round < rounds; round++) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + round
  // The result is used, so that the loop is not left out.
  if (state === 0.5) throw new Error('no whole number')
  const { user, system } = process.threadCpuUsage(before)
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 }
}
