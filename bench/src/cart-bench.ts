import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
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
const orderSize = 20
const largeCart = 200

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
    const buyers = await createBuyers(pool, buyerCount)
    return await compare({ pool, buyers, articleId: rows[0]?.id ?? '', shop, bare, agent })
  })
}

type Work = (buyer: SessionBuyer) => Promise<void>

async function compare(scene: Scene): Promise<Ratio[]> {
  const { articleId, shop, bare, agent, buyers, pool } = scene
  const ours = ({ headers }: SessionBuyer, call: Call) =>
    callOnce(shop.address, { ...call, headers: { ...headers, 'idempotency-key': randomUUID() } }, agent)
  const plain = (path: string, body: object) => callOnce(bare.address, { method: 'POST', path, body }, agent)

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
  const [first] = buyers
  if (first === undefined) throw new Error('no buyer')
  await fill(pool, [first], largeCart, articleId)
  const reading = { path: '/api/cart/default', headers: first.headers }
  const reads = await timeCalls(shop.address, [reading], { connections: 1, count: 100 })
  return [
    ...ratios(`add to cart and read it, ${buyerCount} buyers`, adding, 4),
    ...ratios(`order of ${orderSize} positions, ${buyerCount} buyers`, ordering, 5),
    atMost(`cart of ${largeCart} positions, p95`, percentile(reads, 0.95), 'ms', 30),
  ]
}

interface Cost {
  /** By the clock, of all buyers together. */
  msPerCall: number
  /** Of server and database. */
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
      await fill(pool, buyers, size, articleId)
      const pids = [server.child.pid ?? 0, database]
      const [start, before] = [performance.now(), await readCpuMs(pids)]
      await Promise.all(
        buyers.map(async (buyer) => {
          for (let call = 0; call < calls / steps; call++) await work(buyer)
        }),
      )
      ms += performance.now() - start
      cpu += (await readCpuMs(pids)) - before
    }
    const count = calls * buyers.length
    return { msPerCall: ms / count, cpuPerCall: cpu / count }
  }
  const costs: Pair<Cost>[] = []
  // The first rounds warm up.
  for (let round = -2; round < rounds; round++) {
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

async function fill(pool: Pool, buyers: readonly SessionBuyer[], size: number, articleId: string): Promise<void> {
  const cartIds = buyers.map(({ cartId }) => cartId)
  await pool.query('delete from cart_positions where cart_id = any($1)', [cartIds])
  await pool.query(
    `insert into cart_positions (id, cart_id, sort_index, position_type, article_id, quantity)
     select gen_random_uuid(), c.id, n, 'Standard', $2, 1 from unnest($1::uuid[]) c(id), generate_series(1, $3) n`,
    [cartIds, articleId, size],
  )
}

function ratios(what: string, { ours, bare }: Pair<Cost>, bar: number): Ratio[] {
  const line = (name: string, unit: string, cost: keyof Cost): Ratio => ({
    what: `${what}, ${name}`,
    ours: `${ours[cost].toFixed(2)} ${unit}`,
    baseline: `one statement ${bare[cost].toFixed(2)} ${unit}`,
    ratio: ours[cost] / bare[cost],
    bar,
  })
  return [line('time per call', 'ms', 'msPerCall'), line('CPU per call', 'ms', 'cpuPerCall')]
}
