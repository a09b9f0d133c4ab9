import type { ImportReport } from '@normwerk/contract/import'

/** Returns the outcome of a report: rows must be corrected, nothing would change, or it can be imported. */
export function outcomeOf({ added, changed, refused }: ImportReport): 'refused' | 'nothing' | 'ready' {
  if (refused.length > 0) return 'refused'
  return added + changed === 0 ? 'nothing' : 'ready'
}
