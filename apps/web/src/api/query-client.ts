import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsError`: the component shows the failure itself, so no message appears in the corner. */
    queryMeta: { showsError?: boolean }
    mutationMeta: { showsError?: boolean }
  }
}

// An answer is on screen before whoever awaited it goes on: an edit that ends with its answer would show the old value
// for a moment otherwise.
notifyManager.setScheduler(queueMicrotask)

/**
 * The one cache, with the one error handler. A query that failed before it had data is left to its page, which shows
 * an error in the place of the data; every other failure is reported.
 */
export function createQueryClient(report: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.showsError !== true && query.state.data !== undefined) report(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (mutation.meta?.showsError !== true) report(error)
      },
    }),
    // `call` has its own retries; a second one on top would multiply the waiting.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  })
}
