import { useRef, useState } from 'react'
import type { ListEntry } from './list-entry.ts'
import { type ListEntries, useCheckedEntries } from './use-checked-entries.ts'

/** The rows of a list with what the shop says of each, for as long as they are on screen. */
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
