import { type EntryState, isOffered, type ListEntry, stateOf } from '../../trade/parts-list/list-entry.ts'

export const resultFilters = ['all', 'matched', 'suggested', 'unmatched', 'invalid', 'skipped', 'noParts'] as const
export type ResultFilter = (typeof resultFilters)[number]

const unsettled = ['suggested', 'unmatched', 'invalid'] as const satisfies EntryState[]

/** A list that fits on the screen is shown as a whole. */
const few = 12

export function countStates(entries: readonly ListEntry[]): Record<EntryState, number> {
  const counts = { checking: 0, matched: 0, suggested: 0, unmatched: 0, invalid: 0, skipped: 0 }
  for (const entry of entries) counts[stateOf(entry)] += 1
  return counts
}

/** What is shown: the rows that the buyer chose to see, and of a long list else those that need him first. */
export function filterToShow(chosen: ResultFilter | null, entries: readonly ListEntry[]): ResultFilter {
  const counts = countStates(entries)
  const isDone = unsettled.some((state) => state === chosen && counts[state] === 0)
  if (chosen !== null && !isDone) return chosen
  if (counts.checking > 0 || (entries.length <= few && chosen === null)) return 'all'
  return unsettled.find((state) => counts[state] > 0) ?? 'all'
}

export function entriesOf(filter: ResultFilter, entries: readonly ListEntry[]): readonly ListEntry[] {
  return filter === 'all' ? entries : entries.filter((entry) => stateOf(entry) === filter)
}

/** Rows by what they have in common, for a look at all of them at once. */
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
