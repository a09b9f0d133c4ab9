import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startCluster } from '../../apps/server/src/database/embedded/cluster.ts'
import { largeProduct } from '../../apps/server/src/testing/files/large-product.ts'
import { importPackage } from './import-package.ts'
import { type Call, timeCalls } from './load.ts'
import type { Ratio } from './measure.ts'
import { inFreshFolder, startShop } from './shop.ts'
import { type Stall, stepLine, type WatchedShop, watchedEnvironment, watchShop } from './watch-shop.ts'

/** The product is made in every pair of them: 38,000 articles. */
const sizes = { widths: 190, lengths: 200 }
const rounds = 10
const where = `product of ${sizes.widths * sizes.lengths} articles`

/** Measures the longest step of the event loop while a shop serves and changes a product of very many articles. */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (dataDir) => {
    const folder = `${dataDir}-package`
    await mkdir(folder)
    for (const [name, content] of Object.entries(largeProduct(sizes))) await writeFile(join(folder, name), content)
    await using running = new AsyncDisposableStack()
    const { databaseUrl, stop } = await startCluster({ dataDir, chosen: true })
    running.defer(stop)
    const shop = await startShop(dataDir, { DATABASE_URL: databaseUrl, ...watchedEnvironment })
    running.defer(() => shop.stop())
    return await watchShop(shop, databaseUrl, async (watched) => {
      const imported = await watched.follow(() => importPackage(folder, { DATABASE_URL: databaseUrl }))
      return [stepLine(`import, ${where}`, [imported]), ...(await measureSteps(shop.address, watched))]
    })
  })
}

async function measureSteps(address: string, watched: WatchedShop): Promise<Ratio[]> {
  const found = await fetch(`${address}/api/product/by-product-nr?productNr=PL-9&allOrNone=true`)
  const { id: productId } = JSON.parse(await found.text())
  const list = (input: object): Call => post('/api/product-dimension/list', { productId, ...input })
  const calls: [string, Call][] = [
    ['product', { path: '/api/product/by-product-nr?productNr=PL-9' }],
    ['cross table', { path: `/api/dimension-table-mapping/${productId}/cross-table` }],
    ['part of the cross table', list({ filters: partOfTable })],
    ['page of 999 articles', list({ pageRequest: { page: 20, size: 999 } })],
    ['page by length', list({ sort: { by: 'length', descending: true }, pageRequest: { page: 20, size: 100 } })],
    ['filter', post('/api/product/filter', { filters: partOfTable.slice(0, 1), pageRequest: { page: 1, size: 20 } })],
    ['text search', post('/api/product/search', { query: 'Flachleiste 77x770', pageRequest: { page: 1, size: 20 } })],
    ['autocomplete', { path: '/api/product/auto-complete?searchString=pl-9-1' }],
    ['rendered page', { path: '/product/PL-9?article=PL-9-1x10' }],
  ]
  const changes: [string, string][] = [
    ['one price', `${raise} where article_no = 'PL-9-1x10'`],
    ['all prices', `${raise} where article_no like 'PL-9-%'`],
    ['rebuild', "update products set new_index = coalesce(new_index, 0) + 1 where product_nr = 'PL-9'"],
  ]
  const lines: Ratio[] = []
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const stalls: Stall[] = []
    for (let round = 0; round < rounds; round++) stalls.push(await watched.follow(work))
    lines.push(stepLine(`${what}, ${where}`, stalls))
  }
  for (const [what, call] of calls) {
    const make = () => timeCalls(address, [call], { connections: 1, count: 1 })
    // Reading its first text takes a process longer, whatever it sells.
    await make()
    await measure(what, make)
  }
  for (const [what, statement] of changes) await measure(what, () => watched.query(statement))
  return lines
}

const raise = 'update articles set list_price = list_price + 1'
const partOfTable = [
  { name: 'width', values: Array.from({ length: 20 }, (_, at) => at + 41) },
  { name: 'length', values: Array.from({ length: 10 }, (_, at) => 10 * (at + 41)) },
]

function post(path: string, body: object): Call {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body }
}
