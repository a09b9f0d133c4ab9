import { addAbortListener } from 'node:events'

interface Running<Result> {
  result: Promise<Result>
  waiting: number
  ending: AbortController
}

export type Work<Result> = (signal: AbortSignal) => Promise<Result>

/**
 * Returns a function that runs work once for all callers who wait for it at the same time. The signal of the work is
 * aborted when nobody waits any more.
 */
export function createSharedWork<Result>() {
  const running = new Map<string, Running<Result>>()

  function start(key: string, work: Work<Result>): Running<Result> {
    const ending = new AbortController()
    const started = { result: work(ending.signal), waiting: 0, ending }
    running.set(key, started)
    return started
  }

  return async function share(key: string, work: Work<Result>, signal: AbortSignal): Promise<Result> {
    const shared = running.get(key) ?? start(key, work)
    const { promise: gone, reject: leave } = Promise.withResolvers<never>()
    using _leaving = addAbortListener(signal, () => leave(signal.reason))
    shared.waiting += 1
    try {
      return await Promise.race([shared.result, gone])
    } finally {
      shared.waiting -= 1
      if (shared.waiting === 0) {
        running.delete(key)
        shared.ending.abort()
      }
    }
  }
}
