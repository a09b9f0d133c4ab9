import type { PartsListRow } from '@normwerk/contract/parts-list'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isForNow } from '../../../api/call-error.ts'
import { useOnReconnected } from '../../../api/connection.ts'
import { checkRows } from './check-rows.ts'
import { askAgain, type ListEntry, needsAnswer, newEntry, takeAnswers } from './list-entry.ts'
import { useDeleteRememberedPart } from './use-delete-remembered-part.ts'

export interface ListEntries {
  entries: readonly ListEntry[]
  /** Why rows could not be checked; null if none failed. */
  failure: Error | null
  /** Returns the current row. */
  find: (row: number) => ListEntry | undefined
  /** Replaces rows by their numbers, or inserts new ones, and checks them. */
  put: (rows: readonly PartsListRow[]) => void
  /** Changes rows by their numbers, and checks those that need a new answer. */
  change: (rows: readonly number[], change: (entry: ListEntry) => ListEntry) => void
  drop: (rows: readonly number[]) => void
  /** Deletes what was chosen before, by its id, and checks the rows that follow it again. */
  deleteRemembered: (id: string) => void
  checkUnanswered: () => void
  /** Checks the rows with an answer again, too. */
  checkAll: () => void
}

/** The storage of a list's rows. */
export interface HeldEntries {
  /** The rows at the last rendering. */
  entries: readonly ListEntry[]
  /** The current rows, because several handlers may run before the next rendering. */
  read: () => readonly ListEntry[]
  write: (entries: readonly ListEntry[]) => void
}

/** The rows of a list in any storage, with the shop's answer to each. */
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
    // Rows that failed before are checked with the next ones, because nothing else would retry them.
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

  const { mutateAsync: deletePart } = useDeleteRememberedPart()

  function deleteRemembered(id: string): void {
    const isFollowing = ({ answer, isConfirmed }: ListEntry) => answer?.remembered?.id === id && !isConfirmed
    deletePart(id)
      .then(() => store(read().filter(isFollowing).map(askAgain)))
      // The query client has already reported a failure.
      .catch(() => undefined)
  }

  function checkUnanswered(): void {
    check(read())
  }
  useOnReconnected(isForNow(failure), checkUnanswered)

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
    deleteRemembered,
    checkUnanswered,
    checkAll: () => {
      write(read().map((entry) => ({ ...entry, answer: null })))
      checkUnanswered()
    },
  }
}
