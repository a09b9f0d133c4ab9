import { readFile } from 'node:fs/promises'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import { expect, test } from 'vitest'
import { useDatabase } from '../../database/client.ts'
import { openPool } from '../../database/pool.ts'
import { seedSettings } from '../../database/seed/seed-settings.ts'
import { prepareDatabase } from '../../prepare-database.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { importPath, writePackage } from '../../testing/files/packages.ts'
import { startApp } from '../../testing/start-app.ts'
import { createEmptyDatabase } from '../../testing/test-database.ts'
import { makeTestFolder } from '../../testing/test-folder.ts'

test('the example of the documentation is a complete catalogue: found, filtered and ordered', async () => {
  await using opened = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  opened.defer(() => database.drop())
  const folder = opened.use(await makeTestFolder())
  await prepareDatabase({ databaseUrl: database.shopUrl, ownerUrl: database.databaseUrl })
  const path = await writePackage(folder, await readExample())
  expect((await importPath(database.databaseUrl, path)).refused).toEqual([])
  await fillSettings(database.databaseUrl)

  const shop = await startApp({ database })
  opened.defer(() => shop.stop())
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  for (const [query, productNr] of Object.entries({
    Schlauchnippel: 'HN-9',
    'O-Ring': 'OR-7',
    Auswerferstift: 'AZH',
  })) {
    const { items } = await buyer.call(catalogueEndpoints.search, { query })
    expect(items.map((item) => item.productNr)).toEqual([productNr])
  }
  const filters = [{ name: 'flow', min: 10, max: 20 }]
  const { items } = await buyer.call(catalogueEndpoints.filter, { filters })
  expect(items.map(({ articleNo, mass, price }) => [articleNo, mass, price])).toEqual([['HN-9-G1/4-30', 0.034, '3.90']])

  const requested = ['AZH-6x200-L147.25-T50', 'HN-9-G1/4-30', 'OR-7-5x1.5']
  let cartId = ''
  for (const articleNo of requested) {
    cartId = (await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: articleNo, quantity: 1 })).id
  }
  const order = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
  const { positions } = await buyer.call(orderEndpoints.read, undefined, { params: { id: order.id } })
  expect(positions.map(({ articleNo }) => articleNo)).toEqual(requested)
})

/** Reads the tables from the documentation. */
async function readExample(): Promise<Record<string, string>> {
  const text = await readFile(new URL('../../../../../docs/catalogue.md', import.meta.url), 'utf8')
  const tables = [...text.matchAll(/^`([a-z-]+\.csv)`\n```csv\n(.*?)```$/gms)].map(([, name = '', rows = '']) => [
    name,
    rows,
  ])
  expect(tables).toHaveLength(8)
  return Object.fromEntries(tables)
}

async function fillSettings(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, (error) => {
    throw error
  })
  await seedSettings(useDatabase(pool))
  await pool.end()
}
