import { setTimeout as wait } from 'node:timers/promises'
import { fetchFrom } from '../../../apps/server/src/testing/network/transport.ts'
import { createVisitor } from '../../../apps/server/src/testing/visitor.ts'
import { print } from '../faults/report.ts'
import type { Cluster } from './cluster.ts'
import type { DatabaseServer } from './database-server.ts'
import { signInBuyers } from './load.ts'

/** Orders are listed by the replica and, while it is killed, by the primary without a failed request. */
export async function readFromReplica(cluster: Cluster): Promise<string[]> {
  const { primary, replica } = cluster.databases
  const [buyer] = await signInBuyers(cluster)
  if (buyer === undefined) throw new Error('no buyer')
  const cookies = Object.fromEntries([...buyer.cookies].filter(([name]) => !name.endsWith('changed')))
  const before = [await countReads(replica), await countReads(primary)] as const
  const failed: string[] = []
  let isOver = false
  let lists = 0
  const list = async () => {
    const visitor = createVisitor(fetchFrom(cluster.proxy.address), cookies)
    while (!isOver) {
      const { status, text } = await visitor.send('POST', '/api/order/list', { page: 1, size: 10 })
      lists += 1
      if (status !== 200) failed.push(`${status} ${text}`)
      await wait(20)
    }
  }
  const listing = [list(), list()]
  await wait(3000)
  // PostgreSQL counts the reads of a connection at most once a second.
  const [onReplica, onPrimary] = [(await countReads(replica)) - before[0], (await countReads(primary)) - before[1]]
  await replica.kill()
  await wait(3000)
  isOver = true
  await Promise.all(listing)
  print(`reads of orders: ${onReplica} on the replica, ${onPrimary} on the primary`)
  print(`${lists} lists of orders, while the replica was killed ${failed.length} failed`)
  await replica.follow(primary)
  return onReplica > onPrimary ? failed : [...failed, 'the replica did not read']
}

async function countReads(server: DatabaseServer): Promise<number> {
  const [row] = await server.query<{ reads: number }>(
    "select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = 'orders'",
  )
  return row?.reads ?? 0
}
