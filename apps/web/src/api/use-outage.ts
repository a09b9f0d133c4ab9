import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from './call-error.ts'
import { addressOf, readConfig } from './config.ts'

const pause = 3000
/** A shop that says nothing for so long is not ready. */
const timeoutMs = 5000

/**
 * Whether the shop can take no orders. It is asked only after a call has failed, and then until it is ready again; what could
 * not be loaded meanwhile is loaded then.
 */
export function useOutage(): boolean {
  const queryClient = useQueryClient()
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    let isAsking = false
    let wasOut = false

    async function ask(): Promise<void> {
      const isReady = await askReady()
      if (!isAsking) return
      setOut(!isReady)
      if (!isReady) {
        wasOut = true
        timer = window.setTimeout(ask, pause)
        return
      }
      isAsking = false
      // A shop that was ready all the time would fail in the same way again.
      if (wasOut) void loadMissing(queryClient)
      wasOut = false
    }

    function check(error: unknown): void {
      if (isAsking || !tellsOutage(error)) return
      isAsking = true
      void ask()
    }

    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    })
    // The page itself may have failed to load its data.
    for (const query of queryClient.getQueryCache().getAll()) check(query.state.error)
    return () => {
      isAsking = false
      window.clearTimeout(timer)
      stopQueries()
      stopMutations()
    }
  }, [queryClient])
  return isOut
}

/** A lost connection has a bar of its own, see `connection.ts`. */
function tellsOutage(error: unknown): boolean {
  return error instanceof CallError && error.code === 'temporarilyUnavailable'
}

async function askReady(): Promise<boolean> {
  try {
    const address = addressOf(await readConfig(), '/api/health/ready')
    const { ok } = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return ok
  } catch {
    return false
  }
}

function loadMissing(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => tellsOutage(state.error) })
}
