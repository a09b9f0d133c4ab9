import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from '../../apps/server/src/database/embedded/cluster.ts'
import { openVisit } from './buyer.ts'
import { filterSets, pageRequest, texts, typed } from './http-search-bench.ts'
import { type ImportCost, importPackage } from './import-package.ts'
import { type Call, timeCalls } from './load.ts'
import { atMost, percentile, type Ratio } from './measure.ts'
import { inFreshFolder, type Running, startShop } from './shop.ts'
import { type Stall, stepLine, type WatchedShop, watchedEnvironment, watchShop } from './watch-shop.ts'
import { writeChangedPrices, writeScaledPackage } from './write-scaled-package.ts'

const articles = 1_000_000
const importSeconds = 180
const smallImportSeconds = 10
const importMegabytes = 300
const readySeconds = 12
const answerMs = 20
const calls = 1000
const rounds = 3

/** Measures how a shop of a million articles imports while it serves, starts, answers, and follows changes. */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (dataDir) => {
    const [whole, changed] = [`${dataDir}-whole`, `${dataDir}-changed`]
    await writeScaledPackage(whole, articles)
    await writeChangedPrices(changed, articles)
    const cluster = await startCluster({ dataDir, chosen: true })
    const { databaseUrl } = cluster
    const importFrom = (folder: string) => () => importPackage(folder, { DATABASE_URL: databaseUrl })
    const withShop = async (work: (shop: Running, watched: WatchedShop) => Promise<Ratio[]>) => {
      const shop = await startShop(dataDir, { DATABASE_URL: databaseUrl, ...watchedEnvironment })
      return await watchShop(shop, databaseUrl, (watched) => work(shop, watched)).finally(() => shop.stop())
    }
    try {
      const ofFirstImport = await withShop(async (shop, watched) => {
        const first = timeImport('import of 1 M articles', importSeconds, watched, importFrom(whole))
        return [...(await timeAnswersDuring(first, shop)), await watched.readMemory('the import')]
      })
      const ofTheRest = await withShop(async (shop, watched) => [
        atMost('ready, 1 M articles', shop.startMs / 1000, 's', readySeconds),
        await watched.readMemory('the start'),
        ...(await timeAnswers(shop)),
        await watched.readMemory('load'),
        ...(await timeImport('import that changes nothing', importSeconds, watched, importFrom(whole))),
        ...(await timeImport('import of 1,000 prices', smallImportSeconds, watched, importFrom(changed))),
        ...(await timeChanges(watched)),
        await watched.readMemory('all changes'),
      ])
      return [...ofFirstImport, ...ofTheRest]
    } finally {
      await cluster.stop()
    }
  })
}

async function timeImport(
  what: string,
  maxSeconds: number,
  watched: WatchedShop,
  run: () => Promise<ImportCost>,
): Promise<Ratio[]> {
  const { result, ...stall } = await watched.follow(run)
  return [
    atMost(what, result.seconds, 's', maxSeconds),
    atMost(`memory of the ${what}`, result.megabytes, 'MB', importMegabytes),
    stepLine(what, [stall]),
  ]
}

/** Measures during an import how fast the shop answers a few filters, ten times a second. */
async function timeAnswersDuring(importing: Promise<Ratio[]>, { address }: Running): Promise<Ratio[]> {
  let isDone = false
  const asking = async () => {
    const headers = await openVisit(address)
    const kind = filterSets.map((filters) => post('/api/product/filter', { filters }, headers))
    const times: number[] = []
    while (!isDone) {
      times.push(...(await timeCalls(address, kind, { connections: 1, count: kind.length })))
      await wait(100)
    }
    return times
  }
  const ended = importing.finally(() => {
    isDone = true
  })
  const [lines, times] = await Promise.all([ended, asking()])
  return [...lines, answerLine('filter meanwhile', times, 1)]
}

async function timeAnswers({ address }: Running): Promise<Ratio[]> {
  const headers = await openVisit(address)
  const suggest = (text: string): Call => ({
    path: `/api/product/auto-complete?${new URLSearchParams({ searchString: text })}`,
    headers,
  })
  const kinds: [string, Call[]][] = [
    ['filter', filterSets.map((filters) => post('/api/product/filter', { filters }, headers))],
    ['text search', texts.map((query) => post('/api/product/search', { query }, headers))],
    ['article by number', [suggest('AZH-3.2x160')]],
    ['autocomplete', typed.map(suggest)],
  ]
  const lines: Ratio[] = []
  for (const connections of [1, 8]) {
    for (const [what, kind] of kinds) {
      await timeCalls(address, kind, { connections, count: calls / 5 })
      const times = await timeCalls(address, kind, { connections, count: calls })
      lines.push(answerLine(`${what}, ${connections} at once`, times, connections))
    }
  }
  return lines
}

function post(path: string, body: object, headers: Record<string, string>): Call {
  return { method: 'POST', path, headers, body: { ...body, pageRequest } }
}

function answerLine(what: string, times: readonly number[], connections: number): Ratio {
  const p99 = percentile(times, 0.99)
  return {
    what,
    ours: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    baseline: `p99 at most ${answerMs * connections} ms`,
    ratio: p99 / (answerMs * connections),
    bar: 1,
  }
}

const changes = [
  ['one price', 'update articles set list_price = list_price + 1 where id = (select id from articles limit 1)'],
  ['1,000 prices', 'update articles set list_price = list_price + 1 where sort_index % 1000 = 7'],
  ['rebuild', 'update products set new_index = coalesce(new_index, 0) + 1 where sort_index = 1'],
] as const

async function timeChanges(watched: WatchedShop): Promise<Ratio[]> {
  const lines: Ratio[] = []
  for (const [what, statement] of changes) {
    const stalls: Stall[] = []
    for (let round = 0; round < rounds; round++) stalls.push(await watched.follow(() => watched.query(statement)))
    lines.push(stepLine(what, stalls))
  }
  return lines
}
