import type { PartsListRow } from '@normwerk/contract/parts-list'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { checkRows } from './check-rows.ts'
import { type ListEntry, newEntry, takeAnswers } from './list-entry.ts'

export interface ListEntries {
  entries: readonly ListEntry[]
  /** Why rows could not be checked; null while none failed. */
  failure: Error | null
  /** A row as it is now. */
  find: (row: number) => ListEntry | undefined
  /** Takes rows in the place of those with their numbers, or between the others, and has them checked. */
  put: (rows: readonly PartsListRow[]) => void
  /** Changes rows by their numbers; what is then asked anew is checked. */
  change: (rows: readonly number[], change: (entry: ListEntry) => ListEntry) => void
  drop: (rows: readonly number[]) => void
  /** Checks anew what has no answer yet, or everything. */
  checkAgain: (all?: 'all') => void
}

/** The rows of a list with what the shop says of each. */
export function useListEntries(): ListEntries {
  const [entries, setEntries] = useState<readonly ListEntry[]>([])
  // What handlers go by: several of them may follow each other before the next drawing.
  const latest = useRef(entries)
  const [failure, setFailure] = useState<Error | null>(null)
  const { mutate } = useMutation({
    mutationFn: (rows: readonly PartsListRow[]) =>
      checkRows(rows, (asked, answers) => update((known) => takeAnswers(known, asked, answers))),
    meta: { showsError: true },
    onMutate: () => setFailure(null),
    onError: setFailure,
  })

  function update(change: (known: readonly ListEntry[]) => readonly ListEntry[]): void {
    latest.current = change(latest.current)
    setEntries(latest.current)
  }

  function check(changed: readonly ListEntry[]): void {
    const waiting = changed.filter(({ answer, isSkipped }) => answer === null && !isSkipped)
    if (waiting.length > 0) mutate(waiting.map(({ asked }) => asked))
  }

  function store(changed: readonly ListEntry[]): void {
    const byRow = new Map(changed.map((entry) => [entry.asked.row, entry]))
    update((known) => {
      const numbers = new Set(known.map(({ asked }) => asked.row))
      const added = changed.filter(({ asked }) => !numbers.has(asked.row))
      const kept = known.map((entry) => byRow.get(entry.asked.row) ?? entry)
      return [...kept, ...added].sort((a, b) => a.asked.row - b.asked.row)
    })
    check(changed)
  }

  return {
    entries,
    failure,
    find: (row) => latest.current.find(({ asked }) => asked.row === row),
    put: (rows) => store(rows.map(newEntry)),
    change: (rows, change) => {
      const wanted = new Set(rows)
      store(latest.current.filter(({ asked }) => wanted.has(asked.row)).map(change))
    },
    drop: (rows) => {
      const dropped = new Set(rows)
      update((known) => known.filter(({ asked }) => !dropped.has(asked.row)))
    },
    checkAgain: (all) => {
      update((known) => known.map((entry) => (all === 'all' ? { ...entry, answer: null } : entry)))
      check(latest.current)
    },
  }
}
