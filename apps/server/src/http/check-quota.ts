import { AppError } from './app-error.ts'

/**
 * Rejects a call after which a company or a user has too many entries. Calls that add entries at the same time do not see
 * those of each other and may exceed the limit by a few.
 */
export function checkQuota(count: number, limit: number): void {
  if (count > limit) throw new AppError('tooManyEntries', {}, { limit })
}
