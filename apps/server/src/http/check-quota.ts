import { AppError } from './app-error.ts'

/**
 * Rejects a call after which a company or a user has too many entries. The caller locks the owner before, so that calls
 * at the same time count the entries of each other.
 */
export function checkQuota(count: number, limit: number): void {
  if (count > limit) throw new AppError('tooManyEntries', {}, { limit })
}
