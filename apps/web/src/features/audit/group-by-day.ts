/** Groups entries by day in the reader's time zone and keeps their order. */
export function groupByDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  dayOf: (at: string) => string,
): { day: string; entries: Entry[] }[] {
  const groups: { day: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = groups.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else groups.push({ day, entries: [entry] })
  }
  return groups
}
