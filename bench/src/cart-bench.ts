import { Pool } from 'pg'
import { startCluster } from '../../apps/server/src/database/embedded/cluster.ts'
import { type Buyer, signIn } from './buyer.ts'
import { percentile, type Ratio } from './measure.ts'
import { inFreshFolder, startBare, startShop } from './shop.ts'

const additions = 60
const orders = 30
const orderSize = 40
const largeCart = 200

interface Scene {
  pool: Pool
  buyer: Buyer
  cartId: string
  articleId: string
  /** Calls the bare server. */
  bare(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>
}

/** Compares carts and orders over HTTP with plain SQL on the same tables behind a bare server. */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (dataDir) => {
    const cluster = await startCluster({ dataDir, chosen: true })
    const shop = await startShop(dataDir, { DATABASE_URL: cluster.databaseUrl })
    const pool = new Pool({ connectionString: cluster.databaseUrl })
    try {
      const buyer = await signIn(shop.address, 'buyer')
      await buyer.call('GET', '/api/cart/default')
      const { rows } = await pool.query<{ cart: string; part: string }>(
        `select c.id as cart, d.id as part from carts c join users u on u.id = c.user_id, articles d
         where u.username = 'buyer' and c.is_default and d.article_no = 'AZH-6x200'`,
      )
      const { cart: cartId = '', part: articleId = '' } = rows[0] ?? {}
      const server = await startBare('./bare-cart-server.ts', { DATABASE_URL: cluster.databaseUrl, CART_ID: cartId })
      try {
        return await compare({ pool, buyer, cartId, articleId, bare: callBare(server.address) })
      } finally {
        await server.stop()
      }
    } finally {
      await pool.end()
      await shop.stop()
      await cluster.stop()
    }
  })
}

async function compare(scene: Scene): Promise<Ratio[]> {
  const { buyer, cartId, articleId, bare } = scene
  const addOurs = async () => {
    await buyer.call('POST', '/api/cart/position', { productDimensionId: articleId, quantity: 1 })
    await buyer.call('GET', '/api/cart/default')
  }
  const addBare = async () => {
    await bare('POST', '/add', { articleId })
    await bare('GET', '/cart')
  }
  const adding = await alternate(scene, additions, 0, addOurs, addBare)
  const ordering = await alternate(
    scene,
    orders,
    orderSize,
    () => buyer.call('POST', '/api/order', { cartId, orderType: 'Order' }),
    () => bare('POST', '/order', {}),
  )
  await fill(scene, largeCart)
  const reads = await sample(100, () => buyer.call('GET', '/api/cart/default'))
  const p95 = percentile(reads, 0.95)
  return [
    ratio('add to cart and read it', adding, 4),
    ratio(`order of ${orderSize} positions`, ordering, 5),
    {
      what: `cart of ${largeCart} positions, p95`,
      ours: `${p95.toFixed(1)} ms`,
      baseline: 'below 30 ms',
      ratio: p95 / 30,
      bar: 1,
    },
  ]
}

interface Times {
  ours: number
  bare: number
}

/** Measures both alternately on carts of the same size, so that other load of the machine affects both. */
async function alternate(
  scene: Scene,
  times: number,
  size: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<Times> {
  const samples: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let run = 0; run < times; run++) {
    await fill(scene, size)
    samples.ours.push(...(await sample(1, ours)))
    await fill(scene, size)
    samples.bare.push(...(await sample(1, bare)))
  }
  return { ours: percentile(samples.ours, 0.5), bare: percentile(samples.bare, 0.5) }
}

async function fill({ pool, cartId, articleId }: Scene, size: number): Promise<void> {
  await pool.query('delete from cart_positions where cart_id = $1', [cartId])
  await pool.query(
    `insert into cart_positions (id, cart_id, sort_index, position_type, article_id, quantity)
     select gen_random_uuid(), $1, n, 'Standard', $2, 1 from generate_series(1, $3) n`,
    [cartId, articleId, size],
  )
}

async function sample(times: number, run: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let count = 0; count < times; count++) {
    const start = performance.now()
    await run()
    samples.push(performance.now() - start)
  }
  return samples
}

function ratio(what: string, { ours, bare }: Times, bar: number): Ratio {
  return { what, ours: `${ours.toFixed(1)} ms`, baseline: `plain SQL ${bare.toFixed(1)} ms`, ratio: ours / bare, bar }
}

function callBare(address: string): Scene['bare'] {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
}
