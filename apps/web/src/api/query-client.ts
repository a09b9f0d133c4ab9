import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsError`: the component shows the failure itself, so no toast appears. */
    queryMeta: { showsError?: boolean }
    mutationMeta: { showsError?: boolean }
  }
}

// Components render an answer before the code that awaited it continues. Otherwise an edit that ends with its answer
// would show the old value for a moment.
notifyManager.setScheduler(queueMicrotask)

/**
 * Creates the one cache with the one error handler. If a query fails before it has data, its page shows the error in
 * the place of the data; every other failure is reported.
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
    // `call` retries by itself; a second retry here would multiply the waiting time. Without a connection it fails, and
    // the page says so; the default `networkMode` would wait silently, and later do what nobody expects any longer.
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: () => onlineManager.isOnline(),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
