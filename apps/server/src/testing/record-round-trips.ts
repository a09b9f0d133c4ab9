import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

/**
 * Records the round trips of a piece of work, without those of simultaneous work: each is a list of statements that were
 * sent to the database without waiting for an answer. Must be called before the pool connects.
 */
export function recordRoundTrips(pool: Pool): (work: () => Promise<unknown>) => Promise<string[][]> {
  const recorder = new AsyncLocalStorage<string[][]>()
  pool.on('connect', (client) => {
    let unanswered = 0
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const trips = recorder.getStore()
        if (unanswered === 0) trips?.push([])
        trips?.at(-1)?.push(readText(args[0]))
        unanswered += 1
        const answer = Reflect.apply(query, self, args)
        Promise.allSettled([answer]).then(() => {
          unanswered -= 1
        })
        return answer
      },
    })
  })
  return async (work) => {
    const trips: string[][] = []
    await recorder.run(trips, work)
    return trips
  }
}

function readText(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
