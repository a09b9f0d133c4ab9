import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

/**
 * Records the statements of a piece of work, without those of simultaneous work. Must be called before the pool
 * connects.
 */
export function recordStatements(pool: Pool): (work: () => Promise<unknown>) => Promise<string[]> {
  const recorder = new AsyncLocalStorage<string[]>()
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        recorder.getStore()?.push(readText(args[0]))
        return Reflect.apply(query, self, args)
      },
    })
  })
  return async (work) => {
    const statements: string[] = []
    await recorder.run(statements, work)
    return statements
  }
}

function readText(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
