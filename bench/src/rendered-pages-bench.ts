import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { languageCodes } from '@normwerk/contract/language'
import { pageRequest, texts } from './http-search-bench.ts'
import { type Call, compareLoads, type Load, load, timeCalls } from './load.ts'
import { atMost, type Ratio } from './measure.ts'
import { type Running, startBare, withShop } from './shop.ts'

const pages = { landing: '/', product: '/product/AZH', search: '/search' }
const browser = { 'accept-encoding': 'br', 'accept-language': 'de' }
const rounds = 3
const minKeptPerSecond = 500
/** CPU of one page. */
const maxKeptMs = 2
const maxMadeMs = 30
const abandoned = { pages: 20, afterMs: 200 }
const maxWaitMs = 100

/** Measures the pages that the server renders: kept ones against a bare server that sends the same bytes. */
export function bench(): Promise<Ratio[]> {
  return withShop(async (shop) => {
    const bare = await startBare('./bare-page-server.ts', {
      SHOP: shop.address,
      PATHS: Object.values(pages).join(' '),
    })
    try {
      return [
        ...(await compareKept('landing page, kept', shop, bare, pages.landing)),
        ...(await compareKept('product page, kept', shop, bare, pages.product)),
        await measureMade('landing page, made', shop, pages.landing),
        await measureMade('product page, made', shop, pages.product),
        await measureMade('search page, made', shop, pages.search),
        ...(await measureAbandoned(shop)),
      ]
    } finally {
      await bare.stop()
    }
  })
}

async function compareKept(what: string, shop: Running, bare: Running, path: string): Promise<Ratio[]> {
  const calls = [{ path, headers: browser }]
  const [ours, theirs]: [Load[], Load[]] = [[], []]
  let [cpuMs, sent] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const before = await readUse(shop)
    ours.push(await load(shop.address, calls))
    const after = await readUse(shop)
    cpuMs += after.cpuMs - before.cpuMs
    sent += after.answers - before.answers
    theirs.push(await load(bare.address, calls))
  }
  const line = compareLoads(what, average(ours), average(theirs), 4)
  const speed = average(ours).requestsPerSecond
  return [
    line,
    {
      what: `${what}, per second`,
      ours: speed.toFixed(0),
      baseline: `at least ${minKeptPerSecond}`,
      ratio: minKeptPerSecond / speed,
      bar: 1,
    },
    atMost(`${what}, CPU`, cpuMs / sent, 'ms', maxKeptMs),
  ]
}

function average(loads: readonly Load[]): Load {
  const mean = (field: keyof Load) => loads.reduce((sum, one) => sum + one[field], 0) / loads.length
  return { requestsPerSecond: mean('requestsPerSecond'), p95: mean('p95') }
}

/** Each language and encoding is a page of its own. The first round only warms the thread. */
async function measureMade(what: string, shop: Running, path: string): Promise<Ratio> {
  const makeIn = async (encoding: string) => {
    for (const language of languageCodes) {
      const cookie = `language=${language}`
      await (await fetch(shop.address + path, { headers: { 'accept-encoding': encoding, cookie } })).arrayBuffer()
    }
  }
  await makeIn('gzip')
  const before = await readUse(shop)
  await makeIn('br')
  const after = await readUse(shop)
  const made = after.made - before.made
  // The German page is already kept.
  if (made < languageCodes.length - 1) throw new Error(`only ${made} pages were made`)
  return atMost(`${what}, CPU`, (after.cpuMs - before.cpuMs) / made, 'ms', maxMadeMs)
}

const beside: [string, Call][] = [
  ['health call', { path: '/api/health/live' }],
  [
    'text search',
    {
      method: 'POST',
      path: '/api/product/search',
      headers: { 'content-type': 'application/json' },
      body: { query: texts[0], pageRequest },
    },
  ],
]

/** Visitors who leave at once must not make the others wait. */
async function measureAbandoned(shop: Running): Promise<Ratio[]> {
  const { hostname, port } = new URL(shop.address)
  const leave = async (number: number) => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`GET ${pages.product}?q=${number} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    await wait(abandoned.afterMs)
    socket.destroy()
  }
  let hasLeft = false
  const leaving = Promise.all(Array.from({ length: abandoned.pages }, (_, at) => leave(at))).then(() => {
    hasLeft = true
  })
  const measureLongest = async ([what, call]: [string, Call]) => {
    let longest = 0
    for (let after = 0; after < 20; after += hasLeft ? 1 : 0) {
      longest = Math.max(longest, ...(await timeCalls(shop.address, [call], { connections: 1, count: 1 })))
      await wait(5)
    }
    return atMost(`${what} beside ${abandoned.pages} abandoned product pages, longest`, longest, 'ms', maxWaitMs)
  }
  const lines = await Promise.all(beside.map(measureLongest))
  await leaving
  return lines
}

interface Use {
  cpuMs: number
  made: number
  answers: number
}

async function readUse({ address }: Running): Promise<Use> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const sum = (name: string) =>
    metrics
      .split('\n')
      .filter((line) => line.startsWith(name))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0)
  return {
    cpuMs: sum('process_cpu_seconds_total') * 1000,
    made: sum('pages_made_total'),
    answers: sum('http_request_seconds_count'),
  }
}
