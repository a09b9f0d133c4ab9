import { findDatabaseProcess, readCpuMs } from './cpu.ts'
import { filterSets, pageRequest, texts, typed } from './http-search-bench.ts'
import { type Call, timeCalls } from './load.ts'
import { percentile, type Ratio } from './measure.ts'
import { addOwnData, createBuyers } from './session-buyers.ts'
import { withOpenShop } from './shop.ts'

const rounds = 6
const callsPerRound = 400
const connections = 8
const maxRatio = 1.5

const suggest = (text: string): Call => ({
  path: `/api/product/auto-complete?${new URLSearchParams({ searchString: text })}`,
})
const searches: { what: string; calls: Call[] }[] = [
  { what: 'autocomplete', calls: typed.map(suggest) },
  {
    what: 'text search',
    calls: texts.map((query) => ({ method: 'POST', path: '/api/product/search', body: { query, pageRequest } })),
  },
  {
    what: 'filter and facets',
    calls: filterSets.map((filters) => ({
      method: 'POST',
      path: '/api/product/filter',
      body: { filters, pageRequest },
    })),
  },
  { what: 'article by number', calls: [suggest('AZH-3.2x160')] },
]

/** Compares the CPU of server and database for a search by a signed-in buyer with that for the same by a visitor. */
export function bench(): Promise<Ratio[]> {
  return withOpenShop(async ({ shop, pool }) => {
    const buyers = await createBuyers({ pool, shop }, connections)
    await addOwnData(pool, buyers)
    const pids = [shop.child.pid ?? 0, await findDatabaseProcess(pool)]
    const measure = async (calls: readonly Call[]) => {
      const before = await readCpuMs(pids)
      await timeCalls(shop.address, calls, { connections, count: callsPerRound })
      return ((await readCpuMs(pids)) - before) / callsPerRound
    }
    const ratios: Ratio[] = []
    for (const { what, calls } of searches) {
      const signedIn = calls.flatMap((call) => buyers.map(({ headers }) => ({ ...call, headers })))
      const visitors = calls.map((call) => ({ ...call, headers: { 'content-type': 'application/json' } }))
      await measure(visitors)
      await measure(signedIn)
      const used: { visitor: number; signedIn: number }[] = []
      for (let round = 0; round < rounds; round++) {
        used.push({ visitor: await measure(visitors), signedIn: await measure(signedIn) })
      }
      ratios.push(compare(what, used))
    }
    return ratios
  })
}

function compare(what: string, used: readonly { visitor: number; signedIn: number }[]): Ratio {
  const signedIn = percentile(
    used.map((round) => round.signedIn),
    0.5,
  )
  const visitor = percentile(
    used.map((round) => round.visitor),
    0.5,
  )
  return {
    what: `${what}, signed in`,
    ours: `${signedIn.toFixed(2)} ms CPU`,
    baseline: `visitor ${visitor.toFixed(2)} ms CPU`,
    ratio: signedIn / visitor,
    bar: maxRatio,
  }
}
