import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { visitCluster } from '../../apps/server/src/database/embedded/visit-cluster.ts'
import { administer, databaseUrlOf } from '../../apps/server/src/testing/test-cluster.ts'

const program = (name: string) => fileURLToPath(new URL(`../../apps/server/src/${name}.ts`, import.meta.url))

export interface ProductionShop {
  address: string
  /** Makes somebody who administers the shop, by the command; answers with the password. */
  createStaff(username: string): Promise<string>
  stop(): Promise<void>
}

/** A shop as an operator starts it in production, on an empty database beside the one of the demo shop. */
export async function startProductionShop(name: string): Promise<ProductionShop> {
  const folder = process.env.SHOP_FOLDER ?? ''
  const cluster = await visitCluster({ dataDir: `${folder}/data`, chosen: true })
  await administer(cluster.databaseUrl, `create database ${name}`)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrlOf(cluster.databaseUrl, name),
    DATA_DIR: `${folder}/${name}`,
    PORT: '0',
    LOG_LEVEL: 'warn',
  }
  const shop = spawn(process.execPath, [program('main')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => shop.kill('SIGTERM'))
  return {
    address: await readAddress(shop),
    async createStaff(username) {
      const person = ['--email', `${username}@firm.example`, '--first-name', 'Anna', '--last-name', 'Muster']
      const args = [program('create-staff'), '--username', username, ...person]
      const { stdout } = await promisify(execFile)(process.execPath, args, { env })
      return / (\S+)\n$/.exec(stdout)?.[1] ?? ''
    },
    async stop() {
      if (shop.exitCode !== null || shop.signalCode !== null) throw new Error('the shop ended by itself')
      const exit = once(shop, 'exit')
      shop.kill('SIGTERM')
      await exit
    },
  }
}

async function readAddress(shop: ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> }): Promise<string> {
  for await (const line of createInterface({ input: shop.stdout })) {
    if (line.startsWith('Normwerk is ready')) {
      // What it prints later, as the links of mails, is read by nobody.
      shop.stdout.resume()
      return line.split(' ').at(-1) ?? ''
    }
  }
  throw new Error('the shop did not start')
}
