import type { ImportReport } from '@normwerk/contract/import'

/** Returns the outcome of a report: rows must be corrected, nothing would change, or it can be imported. */
export function outcomeOf({ added, changed, refused }: ImportReport): 'rejected' | 'nothing' | 'ready' {
  if (refused.length > 0) return 'rejected'
  return added + changed === 0 ? 'nothing' : 'ready'
}
