import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startCluster } from '../../database/embedded/cluster.ts'
import { listApplied } from '../../database/migrate.ts'
import { readSettings } from '../../settings.ts'
import { startShop } from '../../start-shop.ts'
import { makeTestFolder } from '../test-folder.ts'
import { demoPassword, signInAll } from './demo-people.ts'
import { fillShop } from './fill-shop.ts'
import { keepRows, writeAnswers } from './kept-shop.ts'
import { recordAnswers } from './record-answers.ts'

/**
 * Stores a shop as this commit creates it, for the tests of later ones: run `node keep-shop.ts` before the tables
 * change.
 */
await using opened = new AsyncDisposableStack()
const folder = opened.use(await makeTestFolder())
const cluster = await startCluster({ dataDir: folder.path, chosen: true, isVolatile: true })
opened.defer(() => cluster.stop())
const client = new Client({ connectionString: cluster.databaseUrl })
await client.connect()
opened.defer(() => client.end())

const settings = readSettings({
  DATABASE_URL: cluster.databaseUrl,
  DATA_DIR: folder.path,
  DEMO_PASSWORD: demoPassword,
  LOG_LEVEL: 'error',
  PORT: '0',
})
const shop = await startShop(settings)
opened.defer(() => shop.stop())
const people = await signInAll(shop.address)
await fillShop(cluster.databaseUrl, people)
await ordersHaveLeft()
const { length: migrationCount } = await listApplied(client)
await writeAnswers({ migrationCount, recorded: await recordAnswers(people) })
await keepRows(client)

/** Waits until each order is sent to the back office, because its status changes then. */
async function ordersHaveLeft(): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('select from outbox where delivered_at is null')
    if (rowCount === 0) return
    await wait(100)
  }
}
