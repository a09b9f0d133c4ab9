import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { visitCluster } from '../../apps/server/src/database/embedded/cluster.ts'
import { administer, databaseUrlOf } from '../../apps/server/src/testing/calls/administer.ts'
import { startMailServer } from '../../apps/server/src/testing/network/mail-server.ts'
import { startTlsProxy } from '../../apps/server/src/testing/network/proxies.ts'
import { programEnvironment } from '../../apps/server/src/testing/processes/program-environment.ts'
import { demoData, programOf, type Shop, startShop, workerFolder } from './shop.ts'

export interface ProductionShop extends Shop {
  /** The https address of another host of the same site, which is not the shop's. */
  neighbour: string
  /** Creates an administrator of the shop with the command, and returns their password. */
  createStaff(username: string): Promise<string>
}

/**
 * A production shop on an empty database of its own, behind a proxy that ends https, with a mail server. The demo shop
 * keeps running beside it.
 */
export async function startProductionShop(name: string): Promise<ProductionShop> {
  const cluster = await visitCluster({ dataDir: demoData, chosen: true })
  await administer(cluster.databaseUrl, `create database ${name}`)
  const folder = join(workerFolder, name)
  await mkdir(join(folder, 'mail'), { recursive: true })
  // Where the mailbox of the journeys looks. At once, so that it never reads half a mail.
  const mailServer = await startMailServer(({ message }) =>
    writeFileSync(join(folder, 'mail', `${Date.now()}-${randomUUID()}.eml`), message),
  )
  let behind = ''
  const proxy = await startTlsProxy({ to: () => behind, from: '127.0.0.1' })
  const address = proxy.addressOf('shop')
  const env = {
    ...programEnvironment,
    NODE_ENV: 'production',
    PUBLIC_URL: address,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@firm.example',
    ALLOW_ROOT: 'yes',
    DATABASE_URL: databaseUrlOf(cluster.databaseUrl, name),
    DATA_DIR: folder,
  }
  const shop = await startShop(env)
  behind = shop.address
  return {
    address,
    neighbour: proxy.addressOf('neighbour'),
    async stop() {
      await proxy.stop()
      await shop.stop()
      await mailServer.stop()
    },
    async createStaff(username) {
      const person = ['--email', `${username}@firm.example`, '--first-name', 'Anna', '--last-name', 'Muster']
      const args = [programOf('create-staff'), '--username', username, ...person]
      const { stdout } = await promisify(execFile)(process.execPath, args, { env })
      return / (\S+)\n$/.exec(stdout)?.[1] ?? ''
    },
  }
}
