import { readFailure } from './call.ts'
import { CallError } from './call-error.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { randomId } from './random-id.ts'

/**
 * Fetches a file of the shop.
 * @throws CallError when the server rejects the call or cannot be reached
 */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  const correlationId = randomId()
  const headers = { 'X-Correlation-Id': correlationId }
  const response = await fetchWithRetry(address, { headers, credentials: 'include', signal }, correlationId, true)
  if (!response.ok) throw await readFailure(response, correlationId)
  return response.blob().catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new CallError({ code: 'noConnection', message: '', status: 0, errorId: correlationId, cause })
  })
}
