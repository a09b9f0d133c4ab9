import { type EntryState, isOffered, type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'

export const resultFilters = ['all', 'matched', 'suggested', 'unmatched', 'invalid', 'skipped', 'noParts'] as const
export type ResultFilter = (typeof resultFilters)[number]

const unsettled = ['suggested', 'unmatched', 'invalid'] as const satisfies EntryState[]

/** A list that fits on the screen is shown completely. */
const few = 12

export function countStates(entries: readonly ListEntry[]): Record<EntryState, number> {
  const counts = { checking: 0, matched: 0, suggested: 0, unmatched: 0, invalid: 0, skipped: 0 }
  for (const entry of entries) counts[stateOf(entry)] += 1
  return counts
}

/** Returns the first filter of a checked list: a long one first shows rows that the buyer must settle. */
export function firstFilter(entries: readonly ListEntry[]): ResultFilter {
  return entries.length <= few ? 'all' : (nextFilter(entries) ?? 'all')
}

/** Returns the next filter with unsettled rows; null if there are none. */
export function nextFilter(entries: readonly ListEntry[]): (typeof unsettled)[number] | null {
  const counts = countStates(entries)
  return unsettled.find((state) => counts[state] > 0) ?? null
}

/** Whether rows leave this filter once they are settled. */
export function isUnsettled(filter: ResultFilter): boolean {
  return unsettled.some((state) => state === filter)
}

export function entriesOf(filter: ResultFilter, entries: readonly ListEntry[]): readonly ListEntry[] {
  return filter === 'all' ? entries : entries.filter((entry) => stateOf(entry) === filter)
}

/** Groups rows that leave the same thing open, so that they can be confirmed together. */
export function groupsOf(
  entries: readonly ListEntry[],
  assumptionOf: (entry: ListEntry) => string | null,
): Map<string, ListEntry[]> {
  const groups = new Map<string, ListEntry[]>()
  for (const entry of entries) {
    const assumption = isOffered(entry) && !entry.isSkipped ? assumptionOf(entry) : null
    if (assumption !== null) groups.set(assumption, [...(groups.get(assumption) ?? []), entry])
  }
  return new Map([...groups].filter(([, group]) => group.length > 1))
}
