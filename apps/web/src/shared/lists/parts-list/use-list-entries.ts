import { useRef, useState } from 'react'
import type { ListEntry } from './list-entry.ts'
import { type ListEntries, useCheckedEntries } from './use-checked-entries.ts'

/** The rows of a list with the shop's answers, as long as the component is mounted. */
export function useListEntries(): ListEntries {
  const [entries, setEntries] = useState<readonly ListEntry[]>([])
  const latest = useRef(entries)
  return useCheckedEntries({
    entries,
    read: () => latest.current,
    write: (changed) => {
      latest.current = changed
      setEntries(changed)
    },
  })
}
