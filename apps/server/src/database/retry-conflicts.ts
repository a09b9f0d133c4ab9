import { setTimeout as wait } from 'node:timers/promises'
import { isConflict } from './query-error.ts'

const maxAttempts = 4
const pause = 20

/** Runs a transaction, and again, at most three times, if it had to end for a simultaneous one. */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
      // Of different length, so that the same transactions do not meet again.
      await wait(pause * attempt * (1 + Math.random()))
    }
  }
}
