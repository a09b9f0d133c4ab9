import { setTimeout as wait } from 'node:timers/promises'
import { print } from '../faults/report.ts'
import type { Cluster } from './cluster.ts'
import { isWhole, type Load, underLoad } from './load.ts'

const second = 1000

/** Each server stops in order and starts again, one after the other. No request may fail. */
export async function restartInTurn(cluster: Cluster): Promise<string[]> {
  const load = await underLoad(cluster, 'rolling', async () => {
    for (const server of cluster.servers) {
      await wait(2 * second)
      await server.stop()
      await server.ensure()
      await cluster.ready()
    }
  })
  return evaluate(cluster, load)
}

/** How `fetch` says that a connection ended behind the beginning of an answer. */
const cutAnswer = 'terminated'

/**
 * A server is killed. What it was answering goes to the other one. Only an answer of which a part had left cannot be begun
 * again; it is rare, as that takes a millisecond.
 */
export async function killServer(cluster: Cluster): Promise<string[]> {
  const load = await underLoad(cluster, 'killed', async () => {
    for (const server of cluster.servers) {
      await wait(2 * second)
      await server.kill()
      await wait(3 * second)
      await server.ensure()
      await cluster.ready()
    }
  })
  const cut = load.failed.filter((line) => line.includes(cutAnswer))
  print(`${cut.length} answers were cut while they were sent`)
  if (cut.length > cluster.servers.length) return evaluate(cluster, load)
  return evaluate(cluster, { ...load, failed: load.failed.filter((line) => !cut.includes(line)) })
}

async function evaluate(cluster: Cluster, { ledger, requests, failed }: Load): Promise<string[]> {
  print(`${requests} requests, ${failed.length} failed`)
  return (await isWhole(cluster, ledger)) ? failed : [...failed, 'the ledger does not match']
}
