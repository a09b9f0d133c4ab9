import { join } from 'node:path'
import { findOperator } from '../../../apps/server/src/database/embedded/operator.ts'
import { createShop, type ShopProcess } from '../faults/shop-process.ts'
import { createDatabaseServer, type DatabaseServer, initialise, makeFolder, shopUrl } from './database-server.ts'
import { type LoadBalancer, startPooler, startProxy } from './proxies.ts'
import { until } from './until.ts'

const drainSeconds = 4

/** Two servers, two databases, HAProxy and PgBouncer. */
export interface Cluster {
  servers: readonly [ShopProcess, ShopProcess]
  /** The database that accepts changes, and the one that follows it. They change their roles. */
  databases: { primary: DatabaseServer; replica: DatabaseServer }
  proxy: LoadBalancer
  /** A database server that was not started yet. */
  addDatabase(name: string): Promise<DatabaseServer>
  /** Waits until the proxy sends requests to both servers. */
  ready(): Promise<void>
}

export async function raiseCluster(folder: string, opened: AsyncDisposableStack): Promise<Cluster> {
  const operator = await findOperator(folder)
  const archive = join(folder, 'log')
  await makeFolder(archive, operator)
  const addDatabase = async (name: string) => {
    const server = await createDatabaseServer(join(folder, name), archive, operator)
    opened.defer(() => server.kill())
    return server
  }
  const primary = await addDatabase('database-one')
  const replica = await addDatabase('database-two')
  await initialise(primary, archive, operator)
  await replica.follow(primary)
  const databases = { primary, replica }

  // The servers have addresses before they start, which the proxy needs, as they need that of the proxy.
  const environment: NodeJS.ProcessEnv = { TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: String(drainSeconds) }
  const servers = [
    await createShop(join(folder, 'server-one'), environment),
    await createShop(join(folder, 'server-two'), environment),
  ] as const
  const [one, two] = servers.map(({ address }) => new URL(address).host)
  if (one === undefined || two === undefined) throw new Error('no servers')
  const proxy = await startProxy(folder, [one, two], [primary, replica])
  opened.defer(() => proxy.daemon.end('SIGTERM'))
  const pooler = await startPooler(folder, proxy.primaryPort, primary, operator)
  opened.defer(() => pooler.daemon.end('SIGINT'))
  Object.assign(environment, {
    PUBLIC_URL: proxy.address,
    DATABASE_URL: shopUrl(proxy.primaryPort),
    MIGRATION_DATABASE_URL: shopUrl(proxy.primaryPort, 'normwerk_owner'),
    POOLER_URL: shopUrl(pooler.port),
    REPLICA_URL: shopUrl(proxy.replicaPort),
    SECRET: 'the-secret-of-both-servers-of-the-drill',
  })
  await until('HAProxy knows the primary', async () => (await proxy.countActive('primary')) === 1)
  for (const server of servers) {
    opened.defer(() => server.kill())
    await server.ensure()
  }
  const ready = async () => {
    await until('both servers are up', async () => (await proxy.countActive('servers')) === 2)
  }
  await ready()
  return { servers, databases, proxy, addDatabase, ready }
}
