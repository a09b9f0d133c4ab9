import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { findDatabaseProcess, readCpuMs } from './cpu.ts'
import { type Call, callOnce, timeCalls } from './load.ts'
import { atMost, percentile, type Ratio } from './measure.ts'
import { createBuyers, type SessionBuyer } from './session-buyers.ts'
import { type Running, startBare, withOpenShop } from './shop.ts'

const buyerCount = 8
const rounds = 7
const additionsPerRound = 10
const ordersPerRound = 3
const changesPerRound = 4
const orderSize = 20
const largeCart = 200
const hugeCart = 500
const warmUpRounds = 6
/** Long enough that the question costs little beside the jobs, and that a delivered job is also completed. */
const jobPause = 50

/** Buyers with a cart each, who call either server at the same time. */
interface Scene {
  pool: Pool
  buyers: readonly SessionBuyer[]
  articleId: string
  shop: Running
  bare: Running
  agent: Agent
}

/** Compares carts and orders over HTTP with the fewest SQL statements that do the same, for several buyers at once. */
export function bench(): Promise<Ratio[]> {
  return withOpenShop(async ({ shop, databaseUrl, pool }) => {
    await using opened = new AsyncDisposableStack()
    const bare = await startBare('./bare-cart-server.ts', { DATABASE_URL: databaseUrl })
    opened.defer(() => bare.stop())
    const agent = new Agent({ keepAlive: true, maxSockets: buyerCount })
    opened.defer(() => agent.destroy())
    const { rows } = await pool.query<{ id: string }>("select id from articles where article_no = 'AZH-6x200'")
    const buyers = await createBuyers({ pool, shop }, buyerCount)
    return await compare({ pool, buyers, articleId: rows[0]?.id ?? '', shop, bare, agent })
  })
}

/** @param positionId of the first position of the buyer's cart, if it was filled */
type Work = (buyer: SessionBuyer, positionId: string) => Promise<unknown>

async function compare(scene: Scene): Promise<Ratio[]> {
  const { articleId, shop, bare, agent, buyers, pool } = scene
  const ours = ({ headers }: SessionBuyer, call: Call) =>
    callOnce(
      shop.address,
      { ...call, headers: { ...headers, ...call.headers, 'idempotency-key': randomUUID() } },
      agent,
    )
  const plain = (path: string, body: object) => callOnce(bare.address, { method: 'POST', path, body }, agent)

  await fill(pool, buyers, orderSize, articleId)
  // As the database does by itself a minute later. Until then it plans with the sizes of empty tables.
  await pool.query('analyze')
  const adding = await alternate(
    scene,
    { calls: additionsPerRound, size: 0 },
    {
      ours: async (buyer) => {
        const body = { productDimensionId: articleId, quantity: 1 }
        await ours(buyer, { method: 'POST', path: '/api/cart/position', body })
        await ours(buyer, { path: '/api/cart/default' })
      },
      bare: async ({ cartId }) => {
        await plain('/add', { cartId, articleId })
        await plain('/cart', { cartId })
      },
    },
  )
  const ordering = await alternate(
    scene,
    { calls: ordersPerRound, size: orderSize },
    {
      ours: (buyer) =>
        ours(buyer, { method: 'POST', path: '/api/order', body: { cartId: buyer.cartId, orderType: 'Order' } }),
      bare: ({ cartId }) => plain('/order', { cartId }),
    },
  )
  const reading = await alternate(
    scene,
    { calls: changesPerRound, size: hugeCart },
    {
      ours: (buyer) => ours(buyer, { path: '/api/cart/default' }),
      bare: ({ cartId }) => plain('/cart', { cartId }),
    },
  )
  const prefer = { prefer: 'return=minimal' }
  const changing = await alternate(
    scene,
    { calls: changesPerRound, size: hugeCart },
    {
      ours: (buyer, positionId) =>
        ours(buyer, {
          method: 'PUT',
          path: '/api/cart/position',
          body: { positionId, quantity: 2 },
          headers: prefer,
        }),
      bare: ({ cartId }, positionId) => plain('/change', { cartId, positionId }),
    },
  )
  const [first] = buyers
  if (first === undefined) throw new Error('no buyer')
  await fill(pool, [first], largeCart, articleId)
  const read = { path: '/api/cart/default', headers: first.headers }
  const reads = await timeCalls(shop.address, [read], { connections: 1, count: 100 })
  return [
    ...ratios(`add to cart and read it, ${buyerCount} buyers`, adding, 4),
    // The CPU of an order includes the mail to its buyer, which the one statement does not send.
    ...ratios(`order of ${orderSize} positions, ${buyerCount} buyers`, ordering, 5, 8),
    ...ratios(`read a cart of ${hugeCart}, ${buyerCount} buyers`, reading, 4),
    ...ratios(`change a position of ${hugeCart}, ${buyerCount} buyers`, changing, 6),
    atMost(`cart of ${largeCart} positions, p95`, percentile(reads, 0.95), 'ms', 30),
  ]
}

interface Cost {
  /** By the clock, of all buyers together. */
  msPerCall: number
  /** Of server and database, with the jobs that the calls have started. */
  cpuPerCall: number
}

type Pair<Of> = { ours: Of; bare: Of }

/** Measures rounds of both alternately, so that other load of the machine affects both. Carts are filled before. */
async function alternate(
  scene: Scene,
  { calls, size }: { calls: number; size: number },
  works: Pair<Work>,
): Promise<Pair<Cost>> {
  const { pool, buyers, articleId } = scene
  const database = await findDatabaseProcess(pool)
  const measure = async (server: Running, work: Work): Promise<Cost> => {
    let ms = 0
    let cpu = 0
    // A round of orders must fill the carts before each.
    const steps = size === 0 ? 1 : calls
    for (let step = 0; step < steps; step++) {
      const positions = await fill(pool, buyers, size, articleId)
      const pids = [server.child.pid ?? 0, database]
      const [start, before] = [performance.now(), await readCpuMs(pids)]
      await Promise.all(
        buyers.map(async (buyer) => {
          const positionId = positions.get(buyer.cartId) ?? ''
          for (let call = 0; call < calls / steps; call++) await work(buyer, positionId)
        }),
      )
      ms += performance.now() - start
      await finishJobs(pool)
      cpu += (await readCpuMs(pids)) - before
    }
    const count = calls * buyers.length
    return { msPerCall: ms / count, cpuPerCall: cpu / count }
  }
  const costs: Pair<Cost>[] = []
  for (let round = -warmUpRounds; round < rounds; round++) {
    const both = { ours: await measure(scene.shop, works.ours), bare: await measure(scene.bare, works.bare) }
    if (round >= 0) costs.push(both)
  }
  const median = (side: keyof Pair<Cost>, cost: keyof Cost) =>
    percentile(
      costs.map((both) => both[side][cost]),
      0.5,
    )
  const all = (side: keyof Pair<Cost>) => ({
    msPerCall: median(side, 'msPerCall'),
    cpuPerCall: median(side, 'cpuPerCall'),
  })
  return { ours: all('ours'), bare: all('bare') }
}

/** Waits until the shop has delivered all orders, so that this work is measured with them and not with the next round. */
async function finishJobs(pool: Pool): Promise<void> {
  const open = { name: 'open_jobs', text: `select from outbox where delivered_at is null limit 1` }
  do await wait(jobPause)
  while ((await pool.query(open)).rows.length > 0)
}

/** Fills the carts anew, and returns the id of the first position of each. */
async function fill(
  pool: Pool,
  buyers: readonly SessionBuyer[],
  size: number,
  articleId: string,
): Promise<ReadonlyMap<string, string>> {
  const cartIds = buyers.map(({ cartId }) => cartId)
  await pool.query('delete from cart_positions where cart_id = any($1)', [cartIds])
  const { rows } = await pool.query<{ id: string; cart_id: string; sort_index: number }>(
    `insert into cart_positions (id, cart_id, sort_index, position_type, article_id, quantity)
     select gen_random_uuid(), c.id, n, 'Standard', $2, 1 from unnest($1::uuid[]) c(id), generate_series(1, $3) n
     returning id, cart_id, sort_index`,
    [cartIds, articleId, size],
  )
  return new Map(rows.flatMap(({ id, cart_id, sort_index }) => (sort_index === 1 ? [[cart_id, id]] : [])))
}

function ratios(what: string, { ours, bare }: Pair<Cost>, bar: number, cpuBar = bar): Ratio[] {
  const line = (name: string, cost: keyof Cost, bar: number): Ratio => ({
    what: `${what}, ${name}`,
    ours: `${ours[cost].toFixed(2)} ms`,
    baseline: `one statement ${bare[cost].toFixed(2)} ms`,
    ratio: ours[cost] / bare[cost],
    bar,
  })
  return [line('time per call', 'msPerCall', bar), line('CPU per call', 'cpuPerCall', cpuBar)]
}
