import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { atMost, type Ratio } from './measure.ts'
import type { Running } from './shop.ts'

const maxStepMs = 20
const residentMegabytes = 500
/** Interval of the server's monitor of the event loop; its figures include this interval. */
const monitorMs = 10

/** Environment of a server whose steps are watched. */
export const watchedEnvironment = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('report-steps.ts', import.meta.url))}`,
}

/** The longest times, in milliseconds, while a change was made and followed. */
export interface Stall {
  /** Longest step of the server's event loop, in CPU time. */
  stepMs: number
  /** Stall of the server's event loop, by its own monitor. */
  serverMs: number
  /** Stall of this process, which only waits, so it shows the load of the machine. */
  idleMs: number
}

/** A shop with a changing catalogue, observed from outside. */
export interface WatchedShop {
  query(statement: string): Promise<unknown>
  /** Makes a change, and waits until the shop serves it. */
  follow<Result>(change: () => Promise<Result>): Promise<Stall & { result: Result }>
  readMemory(when: string): Promise<Ratio>
}

export async function watchShop<Result>(
  shop: Running,
  databaseUrl: string,
  work: (watched: WatchedShop) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const watched: WatchedShop = {
    query: (statement) => client.query(statement),
    async follow(change) {
      const idle = monitorEventLoopDelay({ resolution: monitorMs })
      idle.enable()
      // Each reading resets what it reads.
      await readMetric(shop, 'nodejs_eventloop_lag_max_seconds')
      await readLongestStep(shop)
      const result = await change()
      const { rows } = await client.query('select max(number)::int as version from catalogue_changes')
      while ((await readVersion(shop)) < rows[0].version) await wait(50)
      const serverMs = (await readMetric(shop, 'nodejs_eventloop_lag_max_seconds')) * 1000 - monitorMs
      idle.disable()
      return { result, stepMs: await readLongestStep(shop), serverMs, idleMs: idle.max / 1e6 - monitorMs }
    },
    async readMemory(when) {
      const bytes = await readMetric(shop, 'process_resident_memory_bytes')
      return atMost(`resident memory after ${when}`, bytes / 1024 / 1024, 'MB', residentMegabytes)
    },
  }
  return await work(watched).finally(() => client.end())
}

/** Makes the line of the longest step, which names the stalls by the clock beside it: they include a busy machine. */
export function stepLine(what: string, stalls: readonly Stall[], limitMs = maxStepMs): Ratio {
  const longest = (field: keyof Stall) => Math.max(...stalls.map((stall) => stall[field]))
  const line = atMost(`longest step, ${what}`, longest('stepMs'), 'ms of CPU', limitMs)
  const clock = `stall ${longest('serverMs').toFixed(1)}, idle process ${longest('idleMs').toFixed(1)}`
  return { ...line, baseline: `${line.baseline} (${clock})` }
}

async function readLongestStep({ child }: Running): Promise<number> {
  const answered = once(child, 'message')
  child.send('longest step')
  const [maxMs] = await answered
  return Number(maxMs)
}

async function readMetric({ address }: Running, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
}

async function readVersion({ address }: Running): Promise<number> {
  const text = await (await fetch(`${address}/api/health/ready`)).text()
  return JSON.parse(text).catalogue.version
}
