import { escapeLiteral } from 'pg'
import type { TestProject } from 'vitest/node'
import { useDatabase } from '../database/client.ts'
import type { Connections } from '../database/connections.ts'
import { startCluster } from '../database/embedded/cluster.ts'
import { openPool } from '../database/pool.ts'
import { createShopRole } from '../database/rights.ts'
import { seedPages, seedShowcases } from '../database/seed/seed-content.ts'
import { seedSettings } from '../database/seed/seed-settings.ts'
import { systemClock } from '../infrastructure/clock.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { administer, databaseUrlOf } from './calls/administer.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { makeTestFolder } from './test-folder.ts'

/** The databases that those of test files are copied from. The small one has only the articles of a few products. */
export const templates = { whole: 'normwerk_template', small: 'normwerk_small_template' }
const smallProducts = ['AZH', 'AZN', 'AKH', 'AHH'] as const
export type SmallProduct = (typeof smallProducts)[number]

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    /** The same for the role of a running shop. */
    shopClusterUrl: string
    /** In which the run has its temporary files. */
    folder: string
  }
}

/** Starts one PostgreSQL for the whole test run, with the templates that the databases of test files are copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await makeTestFolder())
  const cluster = await startCluster({ dataDir: folder.path, chosen: true, isVolatile: true })
  opened.defer(() => cluster.stop())
  const { whole, small } = templates
  await administer(cluster.databaseUrl, `create database ${whole}`)
  const shopClusterUrl = await createShopRole(cluster.databaseUrl)
  await fill({
    databaseUrl: databaseUrlOf(shopClusterUrl, whole),
    ownerUrl: databaseUrlOf(cluster.databaseUrl, whole),
  })
  await administer(cluster.databaseUrl, `create database ${small} template ${whole} strategy file_copy`)
  await keepArticlesOf(smallProducts, databaseUrlOf(cluster.databaseUrl, small))
  await administer(databaseUrlOf(cluster.databaseUrl, small), 'vacuum full articles')
  for (const template of [whole, small]) {
    await administer(cluster.databaseUrl, `alter database ${template} with is_template true allow_connections false`)
  }
  project.provide('clusterUrl', cluster.databaseUrl)
  project.provide('shopClusterUrl', shopClusterUrl)
  project.provide('folder', folder.path)
  const everything = opened.move()
  return () => everything.disposeAsync()
}

/** Deletes the articles of all other products. */
export async function keepArticlesOf(products: readonly string[], databaseUrl: string): Promise<void> {
  const kept = products.map((productNr) => escapeLiteral(productNr)).join(', ')
  const others = `select id from products where product_nr not in (${kept})`
  await administer(databaseUrl, `delete from articles where product_id in (${others})`)
}

async function fill(connections: Connections): Promise<void> {
  await prepareDatabase(connections)
  const databaseUrl = connections.ownerUrl
  const pool = openPool(databaseUrl, fail)
  const database = useDatabase(pool)
  await seedSettings(database)
  await seedPages(database, systemClock.now())
  await fillCatalogue(databaseUrl, database)
  await seedShowcases(database)
  await pool.end()
}

function fail(error: Error): never {
  throw error
}
