import type { PartsListRow } from '@normwerk/contract/parts-list'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkRows } from './check-rows.ts'
import { type ListEntry, needsAnswer, newEntry, takeAnswers } from './list-entry.ts'

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

/** Where the rows of a list are held. */
export interface HeldEntries {
  /** As they were last drawn. */
  entries: readonly ListEntry[]
  /** As they are now: several handlers may follow each other before the next drawing. */
  read: () => readonly ListEntry[]
  write: (entries: readonly ListEntry[]) => void
}

/** The rows of a list, wherever they are held, with what the shop says of each. */
export function useCheckedEntries({ entries, read, write }: HeldEntries): ListEntries {
  const [failure, setFailure] = useState<Error | null>(null)
  const { mutate } = useMutation({
    mutationFn: (rows: readonly PartsListRow[]) =>
      checkRows(rows, (asked, answers) => write(takeAnswers(read(), asked, answers))),
    meta: { showsError: true },
    onMutate: () => setFailure(null),
    onError: setFailure,
  })

  function check(changed: readonly ListEntry[]): void {
    // Rows that failed before are tried with the next ones: they would wait for nothing.
    const waiting = (failure === null ? changed : read()).filter(needsAnswer)
    if (waiting.length > 0) mutate(waiting.map(({ asked }) => asked))
  }

  function store(changed: readonly ListEntry[]): void {
    const known = read()
    const byRow = new Map(changed.map((entry) => [entry.asked.row, entry]))
    const numbers = new Set(known.map(({ asked }) => asked.row))
    const added = changed.filter(({ asked }) => !numbers.has(asked.row))
    const kept = known.map((entry) => byRow.get(entry.asked.row) ?? entry)
    write([...kept, ...added].sort((a, b) => a.asked.row - b.asked.row))
    check(changed)
  }

  return {
    entries,
    failure,
    find: (row) => read().find(({ asked }) => asked.row === row),
    put: (rows) => store(rows.map(newEntry)),
    change: (rows, change) => {
      const requested = new Set(rows)
      store(
        read()
          .filter(({ asked }) => requested.has(asked.row))
          .map(change),
      )
    },
    drop: (rows) => {
      const dropped = new Set(rows)
      write(read().filter(({ asked }) => !dropped.has(asked.row)))
    },
    checkAgain: (all) => {
      write(read().map((entry) => (all === 'all' ? { ...entry, answer: null } : entry)))
      check(read())
    },
  }
}
