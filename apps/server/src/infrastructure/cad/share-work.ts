import type { Clock } from '../clock.ts'
import { createSharedWork, type Work } from '../shared-work.ts'
import { CadError } from './cad-error.ts'

const minute = 60_000

/**
 * Shares work by its name: simultaneous requests get one result, and failed work is not repeated for a minute. The signal
 * of the work is aborted when nobody waits for it any more.
 */
export function shareWork<Result>(clock: Clock) {
  const share = createSharedWork<Result>()
  const failed = new Map<string, { error: CadError; at: number }>()

  function recordFailure(name: string, error: unknown): void {
    if (!(error instanceof CadError) || error.failure === 'unavailable') return
    const now = clock.now().getTime()
    for (const [other, { at }] of failed) if (at <= now - minute) failed.delete(other)
    failed.set(name, { error, at: now })
  }

  async function attempt(name: string, work: Work<Result>, signal: AbortSignal): Promise<Result> {
    try {
      return await work(signal)
    } catch (error) {
      recordFailure(name, error)
      throw error
    }
  }

  return async function shareOnce(name: string, work: Work<Result>, signal: AbortSignal): Promise<Result> {
    const failure = failed.get(name)
    if (failure !== undefined && failure.at > clock.now().getTime() - minute) throw failure.error
    return share(name, (ending) => attempt(name, work, ending), signal)
  }
}
