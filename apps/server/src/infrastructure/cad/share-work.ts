import type { Clock } from '../clock.ts'
import { CadError } from './cad-error.ts'

const minute = 60_000

/** Shares work by its name: simultaneous requests get one result, and failed work is not repeated for a minute. */
export function shareWork<Result>(clock: Clock) {
  const running = new Map<string, Promise<Result>>()
  const failed = new Map<string, { error: CadError; at: number }>()

  function recordFailure(name: string, error: unknown): void {
    if (!(error instanceof CadError) || error.failure === 'unavailable') return
    const now = clock.now().getTime()
    for (const [other, { at }] of failed) if (at <= now - minute) failed.delete(other)
    failed.set(name, { error, at: now })
  }

  async function start(name: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      recordFailure(name, error)
      throw error
    } finally {
      running.delete(name)
    }
  }

  return async function share(name: string, work: () => Promise<Result>): Promise<Result> {
    const failure = failed.get(name)
    if (failure !== undefined && failure.at > clock.now().getTime() - minute) throw failure.error
    const begun = running.get(name) ?? start(name, work)
    running.set(name, begun)
    return begun
  }
}
