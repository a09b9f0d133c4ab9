import { setTimeout as wait } from 'node:timers/promises'
import { fetchFrom } from '../../../apps/server/src/testing/network/transport.ts'
import { createVisitor, type Visitor } from '../../../apps/server/src/testing/visitor.ts'
import { type Ledger, signIn } from '../faults/buy.ts'
import { report } from '../faults/report.ts'
import { buyers, settle, whileBuying } from '../faults/while-buying.ts'
import { filterSets, pageRequest } from '../http-search-bench.ts'
import type { Cluster } from './cluster.ts'

/** What went wrong with requests that nobody repeated. */
export interface Load {
  ledger: Ledger
  requests: number
  failed: string[]
}

let signedIn: Promise<Visitor[]> | null = null

/** Returns the buyers, who sign in once, because attempts to sign in are limited. */
export function signInBuyers({ proxy }: Cluster): Promise<Visitor[]> {
  signedIn ??= Promise.all(buyers.map((username) => signIn(proxy.address, username)))
  return signedIn
}

/** Lets buyers order and visitors search until the work is done. Nobody hangs up; each failed request is counted. */
export async function underLoad(
  cluster: Cluster,
  name: string,
  work: (ledger: Ledger) => Promise<void>,
): Promise<Load> {
  const failed: string[] = []
  let requests = 0
  let isOver = false
  const visit = async () => {
    const visitor = createVisitor(fetchFrom(cluster.proxy.address))
    for (let at = 0; !isOver; at += 1) {
      requests += 1
      const filters = filterSets[at % filterSets.length]
      const answer = await (at % 2 === 0
        ? visitor.send('GET', '/')
        : visitor.send('POST', '/api/product/filter', { filters, pageRequest }, { 'idempotency-key': `${name}-${at}` })
      ).catch((error: Error) => ({ status: 0, text: `${error.message}: ${error.cause}` }))
      if (answer.status !== 200) failed.push(`visitor ${answer.status} ${answer.text.slice(0, 200)}`)
      await wait(20)
    }
  }
  const visiting = [visit(), visit()]
  const ledger = await whileBuying(await signInBuyers(cluster), `fault-${name}`, work).finally(() => {
    isOver = true
  })
  await Promise.all(visiting)
  const lost = Array.from({ length: ledger.lostAnswers }, () => 'buyer: no answer')
  const { attempts, unavailable } = ledger
  return { ledger, requests: requests + attempts, failed: [...failed, ...unavailable, ...lost] }
}

/** Compares a ledger with the orders in the database, and says whether all is well. */
export async function isWhole(cluster: Cluster, ledger: Ledger): Promise<boolean> {
  return report(ledger, await settle(ledger, async () => cluster.databases.primary.url))
}
