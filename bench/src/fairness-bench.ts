import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Call, callOnce } from './load.ts'
import { percentile, type Ratio } from './measure.ts'
import { type Article, listArticles } from './mixed-bench.ts'
import { createBuyer, type SessionBuyer } from './session-buyers.ts'
import { type OpenShop, withOpenShop } from './shop.ts'

const floodMs = 10_000
/** How often the other company calls, whether its last call is answered or not. */
const intervalMs = 50
const maxMs = 1000

/** Calls that one person sends all at once, and again as soon as all are answered. */
interface Flood {
  what: string
  calls: Call[]
}

/** Measures how long another company waits for its cart while one person sends more calls than they may have. */
export function bench(): Promise<Ratio[]> {
  return withOpenShop(async (opened) => {
    const { address } = opened.shop
    const articles = await listArticles(opened.pool)
    const flooder = await fillCart(opened, 'buyer', articles)
    const other = await fillCart(opened, 'rival', articles)
    const ownCart: Call = { path: '/api/cart/default', headers: other.headers }
    const lines: Ratio[] = []
    for (const flood of listFloods(flooder, articles)) lines.push(await measureBeside(address, flood, ownCart))
    return lines
  })
}

async function fillCart(opened: OpenShop, username: 'buyer' | 'rival', articles: Article[]): Promise<SessionBuyer> {
  const buyer = await createBuyer(opened, username)
  const body = { productDimensionId: articles[0]?.id, quantity: 1 }
  const add: Call = { method: 'POST', path: '/api/cart/position', headers: buyer.headers, body }
  await callOnce(opened.shop.address, add, new Agent())
  return buyer
}

function listFloods({ headers, cartId }: SessionBuyer, articles: Article[]): Flood[] {
  const read: Call = { path: '/api/cart/default', headers }
  const change: Call = { method: 'PUT', path: '/api/cart', headers, body: { cartId, comment: 'x' } }
  const pages = articles.slice(0, 40).map(
    ({ productNr, articleNo }): Call => ({
      path: `/product/${productNr}?${new URLSearchParams({ article: articleNo })}`,
      headers: { 'accept-language': 'de' },
    }),
  )
  return [
    { what: 'alone', calls: [] },
    { what: 'beside 400 reads of a cart', calls: Array(400).fill(read) },
    { what: 'beside 100 changes of a cart', calls: Array(100).fill(change) },
    { what: 'beside 400 changes of a cart', calls: Array(400).fill(change) },
    { what: 'beside 40 product pages', calls: pages },
  ]
}

async function measureBeside(address: string, { what, calls }: Flood, ownCart: Call): Promise<Ratio> {
  const until = performance.now() + floodMs
  const flooding = new Agent({ keepAlive: true })
  const sent = { answered: 0 }
  const flood = async () => {
    while (calls.length > 0 && performance.now() < until) {
      // Calls beyond the share may be rejected.
      const answers = await Promise.allSettled(calls.map((call) => callOnce(address, call, flooding)))
      sent.answered += answers.filter(({ status }) => status === 'fulfilled').length
    }
  }
  const ended = flood()
  const times = await callEvery(address, ownCart, until)
  await ended
  flooding.destroy()
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return {
    what: `cart of another company, ${what}`,
    ours: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${times.length}`,
    baseline: `p99 at most ${maxMs} ms; ${sent.answered} answers beside`,
    ratio: p99 / maxMs,
    bar: 1,
  }
}

/** Returns the milliseconds of each call. Throws if one is rejected. */
async function callEvery(address: string, call: Call, until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const running: Promise<number>[] = []
  while (performance.now() < until) {
    const start = performance.now()
    running.push(callOnce(address, call, agent).then(() => performance.now() - start))
    await wait(intervalMs)
  }
  const times = await Promise.all(running)
  agent.destroy()
  return times
}
