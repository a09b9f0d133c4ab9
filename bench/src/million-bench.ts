import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startCluster } from '../../apps/server/src/database/embedded/cluster.ts'
import { openVisit } from './buyer.ts'
import { filterSets, pageRequest, texts, typed } from './http-search-bench.ts'
import { type Call, timeCalls } from './load.ts'
import { atMost, percentile, type Ratio } from './measure.ts'
import { inFreshFolder, type Running, startShop } from './shop.ts'
import { writeScaledArticles } from './write-scaled-articles.ts'

const articles = 1_000_000
const readySeconds = 12
const residentMegabytes = 500
const stallMs = 20
const answerMs = 20
const calls = 1000
const rounds = 3
/** The server's monitor of the event loop fires as often; what it reports includes this. */
const monitorMs = 10

/** The whole server at a million articles: start, memory, answers over HTTP, and stalls while the catalogue changes. */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (dataDir) => {
    const cluster = await startCluster({ dataDir, chosen: true })
    try {
      const environment = { DATABASE_URL: cluster.databaseUrl }
      await (await startShop(dataDir, environment)).stop()
      await fill(cluster.databaseUrl)
      const shop = await startShop(dataDir, environment)
      try {
        return [
          atMost('ready, 1 M articles', shop.startMs / 1000, 's', readySeconds),
          atMost('resident memory after the start', await residentMemory(shop), 'MB', residentMegabytes),
          ...(await timeAnswers(shop)),
          atMost('resident memory after load', await residentMemory(shop), 'MB', residentMegabytes),
          ...(await timeChanges(shop, cluster.databaseUrl)),
        ]
      } finally {
        await shop.stop()
      }
    } finally {
      await cluster.stop()
    }
  })
}

/** Replaces the articles of the demo catalogue. */
async function fill(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) => client.query('truncate dimensions cascade'))
  await writeScaledArticles(databaseUrl, articles)
}

async function timeAnswers({ address }: Running): Promise<Ratio[]> {
  const headers = await openVisit(address)
  const post = (path: string, body: object): Call => ({ method: 'POST', path, headers, body: { ...body, pageRequest } })
  const suggest = (text: string): Call => ({
    path: `/api/product/auto-complete?${new URLSearchParams({ searchString: text })}`,
    headers,
  })
  const kinds: [string, Call[]][] = [
    ['filter', filterSets.map((filters) => post('/api/product/filter', { filters }))],
    ['text search', texts.map((query) => post('/api/product/search', { query }))],
    ['article by number', [suggest('AZH-3.2x160')]],
    ['autocomplete', typed.map(suggest)],
  ]
  const lines: Ratio[] = []
  for (const connections of [1, 8]) {
    for (const [what, kind] of kinds) {
      await timeCalls(address, kind, { connections, count: calls / 5 })
      const times = await timeCalls(address, kind, { connections, count: calls })
      const p99 = percentile(times, 0.99)
      lines.push({
        what: `${what}, ${connections} at once`,
        ours: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        baseline: `p99 at most ${answerMs * connections} ms`,
        ratio: p99 / (answerMs * connections),
        bar: 1,
      })
    }
  }
  return lines
}

/**
 * Longest stalls of the server's event loop, by its own monitor, until it serves what was changed. Beside them the
 * longest of this process, which only waits: what the machine does to any process at that time.
 */
function timeChanges(shop: Running, databaseUrl: string): Promise<Ratio[]> {
  return withClient(databaseUrl, async (client) => {
    const stallDuring = async (what: string, change: string) => {
      const stalls: number[] = []
      const idle = monitorEventLoopDelay({ resolution: monitorMs })
      idle.enable()
      for (let round = 0; round < rounds; round++) {
        // Reading it starts the monitor anew.
        await readMetric(shop, 'nodejs_eventloop_lag_max_seconds')
        await client.query(change)
        const { rows } = await client.query('select max(number)::int as version from catalogue_changes')
        while ((await readVersion(shop)) < rows[0].version) await wait(50)
        stalls.push((await readMetric(shop, 'nodejs_eventloop_lag_max_seconds')) * 1000 - monitorMs)
      }
      idle.disable()
      const line = atMost(`longest stall, ${what}`, Math.max(...stalls), 'ms', stallMs)
      return { ...line, baseline: `${line.baseline} (idle process ${(idle.max / 1e6 - monitorMs).toFixed(1)} ms)` }
    }
    return [
      await stallDuring('one price', 'update dimensions set list_price = list_price + 1 where sort_index = 4711'),
      await stallDuring(
        '1,000 prices',
        'update dimensions set list_price = list_price + 1 where sort_index % 1000 = 7',
      ),
      await stallDuring('rebuild', 'update products set new_index = coalesce(new_index, 0) + 1 where sort_index = 1'),
    ]
  })
}

async function residentMemory(shop: Running): Promise<number> {
  return (await readMetric(shop, 'process_resident_memory_bytes')) / 1024 / 1024
}

async function readMetric({ address }: Running, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
}

async function readVersion({ address }: Running): Promise<number> {
  const text = await (await fetch(`${address}/api/health/ready`)).text()
  return JSON.parse(text).catalogue.version
}

async function withClient<Result>(databaseUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
