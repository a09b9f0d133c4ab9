import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/**
 * Lets a piece of work lose the answer of its next commit, as if the connection broke just after it. Simultaneous work
 * keeps its answers.
 */
export function cutCommits(pool: Pool): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const armed = new AsyncLocalStorage<{ isCut: boolean }>()
  const watched = new WeakSet<PoolClient>()
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, args) {
      const connecting = Reflect.apply(connect, self, args)
      return connecting instanceof Promise ? connecting.then(watch) : connecting
    },
  })

  function watch(client: PoolClient): PoolClient {
    if (watched.has(client)) return client
    watched.add(client)
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const cut = armed.getStore()
        const answer = Reflect.apply(query, self, args)
        if (args[0] !== 'commit' || cut === undefined || cut.isCut) return answer
        cut.isCut = true
        return Promise.resolve(answer).then(() => {
          throw Object.assign(new Error('the connection was cut after the commit'), { code: 'ECONNRESET' })
        })
      },
    })
    return client
  }

  return (work) => armed.run({ isCut: false }, work)
}
