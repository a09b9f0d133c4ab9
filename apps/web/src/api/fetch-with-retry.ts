import { CallError } from './call-error.ts'

const attempts = 5
const retryDelayMs = 200
const busy = [502, 503, 504]

interface How {
  correlationId: string
  /** Whether sending the same request twice is harmless. */
  repeatable: boolean
}

/**
 * Fetches, and retries while the server cannot be reached: five attempts, waiting 200 ms × attempt. A request that is
 * not repeatable is sent again only if the server says that it has not begun (503 with `Retry-After`).
 */
export async function fetchWithRetry(address: string, request: RequestInit, how: How): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(address, request).catch((error: unknown) => {
      if (request.signal?.aborted === true) throw error
      return undefined
    })
    if (response !== undefined && !mayRepeat(response, how.repeatable)) return response
    const isLast = attempt === attempts || (response === undefined && !how.repeatable)
    if (isLast && response !== undefined) return response
    if (isLast) throw new CallError({ code: 'noConnection', message: '', status: 0, errorId: how.correlationId })
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs * attempt))
  }
}

function mayRepeat(response: Response, repeatable: boolean): boolean {
  if (!busy.includes(response.status)) return false
  return repeatable || (response.status === 503 && response.headers.has('Retry-After'))
}
