import { setTimeout as wait } from 'node:timers/promises'
import { isMachineBusy } from '../busy-machine.ts'
import { print } from '../faults/report.ts'
import { filterSets, pageRequest } from '../http-search-bench.ts'
import { load } from '../load.ts'
import type { Cluster } from './cluster.ts'
import { explainUnlimited, limitCpu } from './limit-cpu.ts'
import { until } from './until.ts'

const share = 0.5
const minRatio = 1.5

/** Compares the searches per second of two servers with those of one, each with half a core. */
export async function compareServers(cluster: Cluster): Promise<string[]> {
  const reason = explainUnlimited()
  if (reason !== null) {
    print(`SKIPPED: one and two servers with half a core each: ${reason}`)
    return []
  }
  const [one, two] = cluster.servers
  const both: number[] = []
  const alone: number[] = []
  for (let round = 1; round <= 2; round += 1) {
    await using limits = new AsyncDisposableStack()
    for (const server of [one, two]) limits.defer(await limitCpu(server.pid(), share))
    both.push(await measure(cluster))
    await limits.disposeAsync()
    await two.kill()
    await until('one server is left', async () => (await cluster.proxy.countActive('servers')) === 1)
    await using limit = new AsyncDisposableStack()
    limit.defer(await limitCpu(one.pid(), share))
    alone.push(await measure(cluster))
    await limit.disposeAsync()
    await two.ensure()
    await cluster.ready()
  }
  const [ofBoth, ofOne] = [mean(both), mean(alone)]
  const ratio = ofBoth / ofOne
  print(
    `searches with half a core each: two servers ${ofBoth.toFixed(0)}/s, one ${ofOne.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
  )
  if (ratio >= minRatio) return []
  if (await isMachineBusy()) {
    print('NOT PROVED: other programs leave too little of this machine for two servers and those who ask them')
    return []
  }
  return [`two servers answer only ${ratio.toFixed(2)} times as much as one`]
}

async function measure({ proxy }: Cluster): Promise<number> {
  // What was limited before has used up its share.
  await wait(1000)
  const calls = filterSets.map((filters) => ({
    method: 'POST' as const,
    path: '/api/product/filter',
    body: { filters, pageRequest },
  }))
  return (await load(proxy.address, calls)).requestsPerSecond
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
