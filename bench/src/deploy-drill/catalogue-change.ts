import { fetchFrom } from '../../../apps/server/src/testing/network/transport.ts'
import { createVisitor } from '../../../apps/server/src/testing/visitor.ts'
import { print } from '../faults/report.ts'
import type { Cluster } from './cluster.ts'
import { signInBuyers } from './load.ts'
import { until } from './until.ts'

const tries = 5
const maxMs = 1000

/** A changed price is shown by both servers within a second. */
export async function followCatalogue(cluster: Cluster): Promise<string[]> {
  const [buyer] = await signInBuyers(cluster)
  if (buyer === undefined) throw new Error('no buyer')
  const cookies = Object.fromEntries(buyer.cookies)
  const visitors = cluster.servers.map(({ address }) => createVisitor(fetchFrom(address), cookies))
  const times: number[] = []
  for (let change = 1; change <= tries; change += 1) {
    const cents = 10_000 + change
    await cluster.databases.primary.query(`update articles set list_price = ${cents} where article_no = 'AZH-6x200'`)
    const shown = `${cents / 100}`
    const waits = visitors.map((visitor) =>
      until(
        'the changed price is shown',
        async () => {
          const { text } = await visitor.send('GET', '/api/product-dimension/by-article-no?articleNo=AZH-6x200')
          return JSON.parse(text).listPrice === shown
        },
        10,
      ),
    )
    times.push(Math.max(...(await Promise.all(waits))))
  }
  const worst = Math.max(...times)
  print(`a changed price was shown by both servers after at most ${worst.toFixed(0)} ms of ${tries} changes`)
  return worst <= maxMs ? [] : [`${worst.toFixed(0)} ms`]
}
