import { CallError } from './call-error.ts'
import { reportAnswer, reportLoss } from './connection.ts'
import { watchRequest } from './network-events.ts'

/** Of everything that is loaded from the shop. */
export const maxAttempts = 5
const retryDelayMs = 200
const busy = [502, 503, 504]

/**
 * Fetches, and retries while the server cannot be reached: five attempts, waiting 200 ms × attempt.
 * @param isRepeatable whether the request changes nothing, or has a key with which the server does it only once
 */
export async function fetchWithRetry(
  address: string,
  request: RequestInit,
  correlationId: string,
  isRepeatable: boolean,
): Promise<Response> {
  const attempts = isRepeatable ? maxAttempts : 1
  for (let attempt = 1; ; attempt++) {
    const started = Date.now()
    const response = await fetch(address, request).catch((error: unknown) => {
      if (request.signal?.aborted === true) throw error
      return undefined
    })
    if (response !== undefined) reportAnswer()
    watchRequest({
      correlationId,
      request: `${request.method ?? 'GET'} ${address.replace(/\?.*/, '')}`,
      status: response?.status ?? 0,
      tookMs: Date.now() - started,
    })
    if (response !== undefined && (attempt === attempts || !busy.includes(response.status))) return response
    if (attempt === attempts) {
      reportLoss()
      throw new CallError({ code: 'noConnection', message: '', status: 0, errorId: correlationId })
    }
    await pauseAfter(attempt)
  }
}

export function pauseAfter(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, retryDelayMs * attempt))
}
