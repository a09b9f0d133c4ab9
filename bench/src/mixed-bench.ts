import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cart } from '@normwerk/contract/cart'
import type { Pool } from 'pg'
import { filterSets, pageRequest, texts, typed } from './http-search-bench.ts'
import { type Call, callOnce } from './load.ts'
import { percentile, type Ratio, seededRandom } from './measure.ts'
import { addOwnData, createBuyers, type SessionBuyer } from './session-buyers.ts'
import { withOpenShop } from './shop.ts'

const buyerCount = 32
const loadMs = 60_000
const aloneMs = 15_000
/** People read an answer before their next call: on average so long, half as long at least. */
const readingMs = 1000
/** Who is alone calls more often, so that there are enough calls for a median. */
const readingAloneMs = 50
const roundsPerOrder = 3
const maxTimesAlone = 10
const maxGrowth = 1.1

/** What callers have measured. */
interface Measured {
  /** Milliseconds of the calls, by what they do. */
  times: Map<string, number[]>
  errors: string[]
}

/** Someone who makes calls until it is time to end. */
interface Caller {
  pick<Item>(items: readonly Item[]): Item
  /** Measures a call after a pause. Returns the body of its answer, or null after an error. */
  call(what: string, call: Call): Promise<string | null>
  isDone(): boolean
}

export interface Article {
  id: string
  articleNo: string
  productNr: string
}

/**
 * Measures the calls of 32 signed-in buyers who search, edit their carts and order, beside a visitor for whom product pages
 * are made. The baseline is the median of one buyer alone, and of the visitor alone.
 */
export function bench(): Promise<Ratio[]> {
  return withOpenShop(async (opened) => {
    const { pool } = opened
    const { address } = opened.shop
    const articles = await listArticles(pool)
    const buyers = await createBuyers(opened, buyerCount)
    await addOwnData(pool, buyers)
    const buying = buyers.map((buyer) => (caller: Caller) => buy(caller, buyer, articles))
    const visiting = (caller: Caller) => lookAround(caller, articles)

    const run = (lives: readonly Life[], forMs: number, pauseMs: number) => runFor(address, lives, { forMs, pauseMs })
    // Everything is slower for the first time.
    await run([...buying, visiting], aloneMs, readingMs)
    const alone = [
      await run(buying.slice(0, 1), aloneMs, readingAloneMs),
      await run([visiting], aloneMs, readingAloneMs),
    ]
    const memory = [await readMegabytes(address)]
    const together: Measured[] = []
    for (const _half of ['first', 'second']) {
      together.push(await run([...buying, visiting], loadMs / 2, readingMs))
      memory.push(await readMegabytes(address))
    }
    return [...compareTimes(join(alone), join(together)), countErrors([...alone, ...together]), compareMemory(memory)]
  })
}

/** Lists every twentieth article with a price. */
export async function listArticles(pool: Pool): Promise<Article[]> {
  const { rows } = await pool.query<Article>(
    `select a.id, a.article_no as "articleNo", p.product_nr as "productNr"
     from articles a join products p on p.id = a.product_id
     where a.list_price is not null and a.sort_index % 20 = 0 order by a.article_no`,
  )
  return rows
}

type Life = (caller: Caller) => Promise<void>

/** Lets callers make their calls at the same time, each over one connection. */
async function runFor(
  address: string,
  lives: readonly Life[],
  { forMs, pauseMs }: { forMs: number; pauseMs: number },
): Promise<Measured> {
  const record: Measured = { times: new Map(), errors: [] }
  const until = performance.now() + forMs
  await Promise.all(
    lives.map(async (live, number) => {
      const random = seededRandom(number)
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      await live({
        pick(items) {
          const item = items[Math.floor(random() * items.length)]
          if (item === undefined) throw new Error('nothing to pick from')
          return item
        },
        async call(what, call) {
          await wait(pauseMs * (0.5 + random()))
          const start = performance.now()
          try {
            const body = await callOnce(address, call, agent)
            note(record, what, performance.now() - start)
            return body
          } catch (error) {
            record.errors.push(String(error))
            return null
          }
        },
        isDone: () => performance.now() > until,
      })
      agent.destroy()
    }),
  )
  return record
}

function note({ times }: Measured, what: string, ms: number): void {
  const ofIt = times.get(what) ?? []
  ofIt.push(ms)
  times.set(what, ofIt)
}

async function buy(caller: Caller, { headers, cartId }: SessionBuyer, articles: readonly Article[]): Promise<void> {
  const send = (what: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object, prefer?: object) =>
    caller.call(what, {
      method,
      path,
      headers: { ...headers, ...prefer, 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body }),
    })
  const suggest = () => {
    const text = new URLSearchParams({ searchString: caller.pick(typed) })
    return send('autocomplete', 'GET', `/api/product/auto-complete?${text}`)
  }
  const add = () => {
    const body = { productDimensionId: caller.pick(articles).id, quantity: 1 }
    return send('add to cart', 'POST', '/api/cart/position', body)
  }
  for (let round = 1; !caller.isDone(); round++) {
    await suggest()
    const found = { pageRequest, compact: true }
    await send('text search', 'POST', '/api/product/search', { query: caller.pick(texts), ...found })
    await send('filter and facets', 'POST', '/api/product/filter', { filters: caller.pick(filterSets), ...found })
    await add()
    const cart = await add()
    if (cart === null) continue
    const { cartPositions }: Pick<Cart, 'cartPositions'> = JSON.parse(cart)
    const change = { positionId: cartPositions[0]?.id, quantity: round + 1 }
    await send('edit a position', 'PUT', '/api/cart/position', change, { prefer: 'return=minimal' })
    await send('read the cart', 'GET', '/api/cart/default')
    if (round % roundsPerOrder === 0) await send('order', 'POST', '/api/order', { cartId, orderType: 'Order' })
  }
}

/** A page that names an article is made for each visit. */
async function lookAround(caller: Caller, articles: readonly Article[]): Promise<void> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'de' }
  while (!caller.isDone()) {
    const { productNr, articleNo } = caller.pick(articles)
    const path = `/product/${productNr}?${new URLSearchParams({ article: articleNo })}`
    await caller.call('product page', { path, headers })
  }
}

function join(records: readonly Measured[]): Map<string, number[]> {
  const all = new Map<string, number[]>()
  for (const [what, times] of records.flatMap((record) => [...record.times])) {
    all.set(what, [...(all.get(what) ?? []), ...times])
  }
  return all
}

function compareTimes(alone: Map<string, number[]>, together: Map<string, number[]>): Ratio[] {
  return [...together].map(([what, times]) => {
    const before = percentile(alone.get(what) ?? [], 0.5)
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    return {
      what: `${what}, ${buyerCount} buyers mixed`,
      ours: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${times.length}`,
      baseline: `p50 alone ${before.toFixed(1)} ms`,
      ratio: p99 / before,
      bar: maxTimesAlone,
    }
  })
}

function countErrors(records: readonly Measured[]): Ratio {
  const errors = records.flatMap((record) => record.errors)
  for (const error of errors.slice(0, 10)) process.stderr.write(`${error}\n`)
  return {
    what: `errors, ${buyerCount} buyers mixed`,
    ours: String(errors.length),
    baseline: 'none',
    ratio: errors.length,
    bar: 0,
  }
}

function compareMemory(megabytes: readonly number[]): Ratio {
  const [begin = 0, middle = 0, end = 0] = megabytes
  return {
    what: `resident memory, ${buyerCount} buyers mixed`,
    ours: `end ${end.toFixed(0)} MB`,
    baseline: `begin ${begin.toFixed(0)} MB, middle ${middle.toFixed(0)} MB`,
    ratio: end / Math.max(begin, middle),
    bar: maxGrowth,
  }
}

async function readMegabytes(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (.*)$/m.exec(text)?.[1]) / 1024 ** 2
}
