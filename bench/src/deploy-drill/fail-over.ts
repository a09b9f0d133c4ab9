import { setTimeout as wait } from 'node:timers/promises'
import type { Ledger } from '../faults/buy.ts'
import { print, report } from '../faults/report.ts'
import { settle } from '../faults/while-buying.ts'
import type { Cluster } from './cluster.ts'
import { underLoad } from './load.ts'
import { until } from './until.ts'

const second = 1000

/** With synchronous replication nothing that was acknowledged is lost with the primary. */
export async function failOverSynchronously(cluster: Cluster): Promise<string[]> {
  await cluster.databases.primary.query('alter system reset synchronous_standby_names')
  await cluster.databases.primary.query('select pg_reload_conf()')
  const { ledger } = await underLoad(cluster, 'synchronous', async (known) => {
    await wait(4 * second)
    await failOver(cluster, known)
    await wait(3 * second)
  })
  const isWhole = report(ledger, await settle(ledger, async () => cluster.databases.primary.url))
  await rejoin(cluster)
  return isWhole ? [] : ['the ledger does not match']
}

/**
 * With asynchronous replication the last orders are lost if the replica is behind. Nothing is sent to it for two
 * seconds before, so that a loss is certain and shows that the ledger sees one.
 */
export async function failOverAsynchronously(cluster: Cluster): Promise<string[]> {
  await cluster.databases.primary.query("alter system set synchronous_standby_names = ''")
  await cluster.databases.primary.query('select pg_reload_conf()')
  const { ledger } = await underLoad(cluster, 'asynchronous', async (known) => {
    await wait(3 * second)
    await cluster.databases.primary.freezeSender()
    await wait(2 * second)
    await failOver(cluster, known)
    await wait(3 * second)
  })
  const { lost, doubled } = await settle(ledger, async () => cluster.databases.primary.url)
  print(
    `asynchronous, the replica 2 s behind: ${lost.length} of ${ledger.acknowledged.length} acknowledged orders lost`,
  )
  await rejoin(cluster)
  if (lost.length === 0) return ['nothing was lost, so this run would not have seen a loss']
  // An order may have two positions, as the cart before a lost order is the cart again.
  return doubled
}

/** Kills the primary, promotes the replica and waits for an order. */
async function failOver(cluster: Cluster, ledger: Ledger): Promise<void> {
  const { primary, replica } = cluster.databases
  const killedAt = Date.now()
  await primary.kill()
  await replica.promote()
  cluster.databases = { primary: replica, replica: primary }
  const promotedAt = Date.now()
  const promotion = ((promotedAt - killedAt) / second).toFixed(1)
  await until('orders again', () => ledger.acknowledged.some(({ at }) => at > promotedAt))
  print(
    `promoted ${promotion} s, orders again ${((Date.now() - killedAt) / second).toFixed(1)} s after the primary was killed`,
  )
}

/** Makes the former primary the replica, on which commits wait again. */
async function rejoin(cluster: Cluster): Promise<void> {
  const { primary, replica } = cluster.databases
  await replica.follow(primary)
  await primary.query('alter system reset synchronous_standby_names')
  await primary.query('select pg_reload_conf()')
  await until('HAProxy knows both', async () => (await cluster.proxy.countActive('replica')) === 1)
}
