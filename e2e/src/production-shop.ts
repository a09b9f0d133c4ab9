import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { visitCluster } from '../../apps/server/src/database/embedded/visit-cluster.ts'
import { administer, databaseUrlOf } from '../../apps/server/src/testing/administer.ts'
import { programEnvironment } from '../../apps/server/src/testing/program-environment.ts'
import { demoData, programOf, type Shop, startShop, workerFolder } from './shop.ts'

export interface ProductionShop extends Shop {
  /** Creates an administrator of the shop with the command, and returns their password. */
  createStaff(username: string): Promise<string>
}

/** A production shop on an empty database of its own. The demo shop keeps running beside it. */
export async function startProductionShop(name: string): Promise<ProductionShop> {
  const cluster = await visitCluster({ dataDir: demoData, chosen: true })
  await administer(cluster.databaseUrl, `create database ${name}`)
  const env = {
    ...programEnvironment,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrlOf(cluster.databaseUrl, name),
    DATA_DIR: join(workerFolder, name),
  }
  return {
    ...(await startShop(env)),
    async createStaff(username) {
      const person = ['--email', `${username}@firm.example`, '--first-name', 'Anna', '--last-name', 'Muster']
      const args = [programOf('create-staff'), '--username', username, ...person]
      const { stdout } = await promisify(execFile)(process.execPath, args, { env })
      return / (\S+)\n$/.exec(stdout)?.[1] ?? ''
    },
  }
}
