import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { visitCluster } from '../../apps/server/src/database/embedded/cluster.ts'
import { administer, databaseUrlOf } from '../../apps/server/src/testing/calls/administer.ts'
import { startTlsProxy } from '../../apps/server/src/testing/network/proxies.ts'
import { password } from './buyer.ts'
import { demoData, type Shop, startShop, workerFolder } from './shop.ts'

/** A demo shop on a database of its own, behind a proxy that ends https. The shop of all other journeys keeps running. */
export async function startHttpsShop(name: string): Promise<Shop> {
  const cluster = await visitCluster({ dataDir: demoData, chosen: true })
  await administer(cluster.databaseUrl, `create database ${name}`)
  const folder = join(workerFolder, name)
  await mkdir(folder, { recursive: true })
  let behind = ''
  const proxy = await startTlsProxy({ to: () => behind, from: '127.0.0.1' })
  const address = proxy.addressOf('shop')
  const shop = await startShop({
    ...{ PUBLIC_URL: address, TRUSTED_PROXIES: '127.0.0.1', DEMO_PASSWORD: password },
    ...{ DATABASE_URL: databaseUrlOf(cluster.databaseUrl, name), DATA_DIR: folder },
  })
  behind = shop.address
  return {
    address,
    async stop() {
      await proxy.stop()
      await shop.stop()
    },
  }
}
