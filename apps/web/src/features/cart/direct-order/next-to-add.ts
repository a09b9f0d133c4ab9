import { type ListEntry, stateOf } from '../../../shared/lists/parts-list/list-entry.ts'

/** Returns the lines that can be added now, so that positions are in the order in which they were typed. */
export function nextToAdd(entries: readonly ListEntry[]): readonly ListEntry[] {
  const waiting = entries.findIndex((entry) => stateOf(entry) === 'checking')
  return entries.slice(0, waiting < 0 ? entries.length : waiting).filter((entry) => stateOf(entry) === 'matched')
}
