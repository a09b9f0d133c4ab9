import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { atMost, type Ratio } from './measure.ts'
import type { Running } from './shop.ts'

const stallMs = 20
const residentMegabytes = 500
/** Interval of the server's monitor of the event loop; its figures include this interval. */
const monitorMs = 10

/** The longest stalls, in milliseconds, while a change was made and followed. */
export interface Stall {
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
      // Each reading resets the monitor.
      await readMetric(shop, 'nodejs_eventloop_lag_max_seconds')
      const result = await change()
      const { rows } = await client.query('select max(number)::int as version from catalogue_changes')
      while ((await readVersion(shop)) < rows[0].version) await wait(50)
      const serverMs = (await readMetric(shop, 'nodejs_eventloop_lag_max_seconds')) * 1000 - monitorMs
      idle.disable()
      return { result, serverMs, idleMs: idle.max / 1e6 - monitorMs }
    },
    async readMemory(when) {
      const bytes = await readMetric(shop, 'process_resident_memory_bytes')
      return atMost(`resident memory after ${when}`, bytes / 1024 / 1024, 'MB', residentMegabytes)
    },
  }
  return await work(watched).finally(() => client.end())
}

/** Makes the line of the longest of several stalls. */
export function stallLine(what: string, stalls: readonly Stall[]): Ratio {
  const line = atMost(`longest stall, ${what}`, Math.max(...stalls.map(({ serverMs }) => serverMs)), 'ms', stallMs)
  const idleMs = Math.max(...stalls.map((stall) => stall.idleMs))
  return { ...line, baseline: `${line.baseline} (idle process ${idleMs.toFixed(1)} ms)` }
}

async function readMetric({ address }: Running, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
}

async function readVersion({ address }: Running): Promise<number> {
  const text = await (await fetch(`${address}/api/health/ready`)).text()
  return JSON.parse(text).catalogue.version
}
